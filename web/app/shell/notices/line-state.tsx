import { useOnline } from '#web/data/online.ts'
import { useUnsentCount } from '#web/data/queue/unsent.ts'
import { useMe } from '#web/data/session.ts'
import { useText } from '#web/i18n/text.tsx'
import classes from './notices.module.css'

/** Says that the line is down, and how much waits for it. */
export function LineState() {
  const text = useText()
  const isOnline = useOnline()
  const waiting = useUnsentCount(useMe()?.user_id)
  return (
    <div role="status">
      {isOnline ? null : (
        <p className={classes.offline}>
          {text('net.offline')}
          {waiting > 0 ? <strong> {text('net.unsent', { count: waiting })}</strong> : null}
        </p>
      )}
    </div>
  )
}
