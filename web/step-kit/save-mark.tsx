import { lazy, Suspense } from 'react'
import { useOnline } from '#web/data/online.ts'
import { undecided } from '#web/data/queue/undecided.ts'
import { useText } from '#web/i18n/text.tsx'
import { useHalfWritten } from './half-typed/use-half-written.ts'
import { usePlanFrame } from './plan-context.tsx'
import classes from './step-shell.module.css'
import { useSaveState } from './use-save-state.ts'
import { useSaveVoice } from './use-save-voice.ts'

const HalfWrittenMark = lazy(async () => ({
  default: (await import('./half-typed/half-written-mark.tsx')).HalfWrittenMark,
}))

/**
 * Saving…, Saved, or what stands in the way of it, with a way on. Says "Saved" only when the server has answered and
 * nothing that was typed here is still to be added. It changes with every pause, so it is seen and not heard.
 */
export function SaveMark() {
  const text = useText()
  const { queue, isEditable } = usePlanFrame()
  const online = useOnline()
  const state = useSaveState()
  const texts = useHalfWritten()
  useSaveVoice(isEditable ? state : null)
  if (!isEditable) return null
  return (
    <span className={classes.mark} data-state={state} data-as-of-now>
      <span>{state === 'halfWritten' ? null : text(`step.${state}`)}</span>
      {state === 'halfWritten' ? (
        <Suspense fallback={null}>
          <HalfWrittenMark texts={texts} />
        </Suspense>
      ) : null}
      {(state === 'queued' || state === 'unkept') && online ? (
        <button type="button" className={classes.retry} onClick={() => void queue.flush()}>
          {text('step.retry')}
        </button>
      ) : null}
      {state === 'undecided' ? (
        <button type="button" className={classes.retry} onClick={undecided.ask}>
          {text('step.decide')}
        </button>
      ) : null}
    </span>
  )
}
