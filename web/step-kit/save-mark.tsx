import { useSyncExternalStore } from 'react'
import { isOnline, onLineChange } from '#web/data/online.ts'
import { useText } from '#web/i18n/text.tsx'
import { usePlan } from './plan-context.tsx'
import classes from './step-shell.module.css'

/** Saving…, Saved, or Not sent yet with a way to try again. Says "Saved" only when the server has answered. */
export function SaveMark() {
  const text = useText()
  const { queue, isEditable } = usePlan()
  const { unsent, sending } = useSyncExternalStore(queue.watch, queue.state)
  const online = useSyncExternalStore(onLineChange, isOnline)
  if (!isEditable) return null
  const state = unsent.length === 0 ? 'saved' : sending && online ? 'saving' : 'queued'
  return (
    <span className={classes.mark} data-state={state}>
      <span role="status">{text(`step.${state}`)}</span>
      {state === 'queued' && online ? (
        <button type="button" className={classes.retry} onClick={() => void queue.flush()}>
          {text('step.retry')}
        </button>
      ) : null}
    </span>
  )
}
