import { useEffect, useSyncExternalStore } from 'react'
import { Icon } from '#web/app/shell/icons/icon.tsx'
import { useText } from '#web/i18n/text.tsx'
import classes from './notices.module.css'
import { asNotice, isNotifyDetail, notificationBar, notifyEvent, snackbar } from './notify.ts'
import type { TimedMessage } from './timed-message.ts'

type Props = { ms: number; alwaysError: boolean }

/** The notification bar below the top bar, fed by `notify` events, as long as the layout says. */
export function NotificationBar({ ms, alwaysError }: Props) {
  useEffect(() => {
    const hear = (event: Event) => {
      const detail = event instanceof CustomEvent ? event.detail : null
      if (isNotifyDetail(detail)) notificationBar.show(asNotice(detail, alwaysError), ms)
    }
    window.addEventListener(notifyEvent, hear)
    return () => window.removeEventListener(notifyEvent, hear)
  }, [ms, alwaysError])
  return <Notice source={notificationBar} place="bar" />
}

export function Snackbar() {
  return <Notice source={snackbar} place="corner" />
}

function Notice({ source, place }: { source: TimedMessage; place: 'bar' | 'corner' }) {
  const text = useText()
  const message = useSyncExternalStore(source.subscribe, source.current)
  return (
    <div className={classes[place]} role={message?.tone === 'error' ? 'alert' : 'status'}>
      {message ? (
        <div className={classes.notice} data-tone={message.tone}>
          <span className={classes.text}>{message.text}</span>
          {place === 'corner' ? (
            <button type="button" className={classes.close} onClick={source.close}>
              {text('action.close')}
            </button>
          ) : (
            <button
              type="button"
              className={classes.close}
              aria-label={text('action.close')}
              onClick={source.close}
            >
              <Icon name="close" size={18} />
            </button>
          )}
        </div>
      ) : null}
    </div>
  )
}
