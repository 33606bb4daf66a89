import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useOnline } from '#web/data/online.ts'
import { undecided } from '#web/data/queue/undecided.ts'
import { type TextKey, useText } from '#web/i18n/text.tsx'
import { announce } from '#web/ui/announce.ts'
import { useHalfWritten } from './half-typed/use-half-written.ts'
import { usePlanFrame } from './plan-context.tsx'
import { createSaveVoice, type Spoken } from './save-voice.ts'
import classes from './step-shell.module.css'
import { type SaveState, useSaveState } from './use-save-state.ts'

const HalfWrittenMark = lazy(async () => ({
  default: (await import('./half-typed/half-written-mark.tsx')).HalfWrittenMark,
}))

const spokenWords = {
  saved: 'step.savedSpoken',
  unsent: 'step.unsentSpoken',
} as const satisfies Record<Spoken, TextKey>

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
  useSaveVoice(state)
  if (!isEditable) return null
  return (
    <span className={classes.mark} data-state={state}>
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

function useSaveVoice(state: SaveState): void {
  const text = useText()
  const { isEditable } = usePlanFrame()
  const words = useRef(text)
  words.current = text
  const [voice] = useState(() => createSaveVoice((what) => announce(words.current(spokenWords[what]))))
  useEffect(() => {
    if (isEditable) voice.become(state)
  }, [isEditable, state, voice])
  useEffect(() => voice.stop, [voice])
}
