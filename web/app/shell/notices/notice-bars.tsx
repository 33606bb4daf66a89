import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Icon } from '#web/app/shell/icons/icon.tsx'
import { useText } from '#web/i18n/text.tsx'
import type { TimedMessage } from '#web/ui/timed-message.ts'
import classes from './notices.module.css'
import { failures, isNotifyDetail, notificationBar, notifyEvent, snackbar, tell } from './notify.ts'

type Props = { ms: number; alwaysError: boolean }

/** The notification bar below the top bar, fed by `notify` events, as long as the layout says. */
export function NotificationBar({ ms, alwaysError }: Props) {
  useEffect(() => {
    const hear = (event: Event) => {
      const detail = event instanceof CustomEvent ? event.detail : null
      if (isNotifyDetail(detail)) tell(detail, { ms, alwaysError })
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
  const { remember, giveBack } = useFormerFocus()
  function handleClose() {
    source.close()
    giveBack()
  }
  return (
    <div className={classes[place]} role="status">
      {message ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: its time stands still, nothing is done
        <div
          className={classes.notice}
          data-tone={message.tone}
          onPointerEnter={source.hold}
          onPointerLeave={source.release}
          onFocus={(event) => {
            remember(event.relatedTarget)
            source.hold()
          }}
          onBlur={source.release}
        >
          <span className={classes.text}>{message.text}</span>
          {place === 'corner' ? (
            <button type="button" className={classes.close} onClick={handleClose}>
              {text('action.close')}
            </button>
          ) : (
            <CloseIcon onClose={handleClose} />
          )}
        </div>
      ) : null}
    </div>
  )
}

/** Below everything else, until each is closed. */
export function Failures() {
  const kept = useSyncExternalStore(failures.subscribe, failures.all)
  const { remember, giveBack } = useFormerFocus()
  return (
    <div className={classes.failures} role="alert" onFocus={(event) => remember(event.relatedTarget)}>
      {kept.map(({ id, text }) => (
        <div key={id} className={classes.notice} data-tone="error">
          <span className={classes.text}>{text}</span>
          <CloseIcon
            onClose={() => {
              failures.close(id)
              giveBack()
            }}
          />
        </div>
      ))}
    </div>
  )
}

function CloseIcon({ onClose }: { onClose: () => void }) {
  const text = useText()
  return (
    <button type="button" className={classes.close} aria-label={text('action.close')} onClick={onClose}>
      <Icon name="close" size={18} />
    </button>
  )
}

/** The button goes with its message; whoever closed it with the keyboard goes on where they were. */
function useFormerFocus() {
  const former = useRef<Element | null>(null)
  return {
    remember: (from: Element | null) => {
      if (from) former.current = from
    },
    giveBack: () => {
      const { current } = former
      const place = current?.isConnected ? current : document.getElementById('content')
      if (place instanceof HTMLElement) place.focus({ preventScroll: true })
    },
  }
}
