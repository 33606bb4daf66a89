import { useOnline } from '#web/data/online.ts'
import { undecided } from '#web/data/queue/undecided.ts'
import { useText } from '#web/i18n/text.tsx'
import { usePlanFrame } from './plan-context.tsx'
import classes from './step-shell.module.css'
import { useSaveState } from './use-save-state.ts'

/** Saving…, Saved, or what stands in the way of it, with a way on. Says "Saved" only when the server has answered. */
export function SaveMark() {
  const text = useText()
  const { queue, isEditable } = usePlanFrame()
  const state = useSaveState()
  const online = useOnline()
  if (!isEditable) return null
  return (
    <span className={classes.mark} data-state={state}>
      <span role="status">{text(`step.${state}`)}</span>
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
