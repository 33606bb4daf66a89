import { useOnline } from '#web/data/online.ts'
import { undecided } from '#web/data/queue/undecided.ts'
import { useQueueState } from '#web/data/queue/unsent.ts'
import { useMe } from '#web/data/session.ts'
import { useText } from '#web/i18n/text.tsx'
import classes from './notices.module.css'

/** Says that the line is down, how much waits for it, what waits for the person, and what the browser cannot keep. */
export function LineState() {
  const text = useText()
  const isOnline = useOnline()
  const { unsent, unkept } = useQueueState(useMe()?.user_id)
  const troubled = unsent.filter(({ trouble }) => trouble).length
  const waiting = unsent.length - troubled
  return (
    <div role="status">
      {isOnline ? null : (
        <p className={classes.offline}>
          {text('net.offline')}
          {waiting > 0 ? <strong> {text('net.unsent', { count: waiting })}</strong> : null}
        </p>
      )}
      {unkept ? <p className={classes.offline}>{text('net.unkept')}</p> : null}
      {troubled > 0 ? (
        <p className={classes.offline}>
          {text('net.undecided', { count: troubled })}{' '}
          <button type="button" className={classes.decide} onClick={undecided.ask}>
            {text('net.decide')}
          </button>
        </p>
      ) : null}
    </div>
  )
}
