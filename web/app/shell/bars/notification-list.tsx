import { useClickOutside } from '@mantine/hooks'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Icon } from '#web/app/shell/icons/icon.tsx'
import { useText } from '#web/i18n/text.tsx'
import classes from './bars.module.css'

/** The platform sends no notifications yet, and the list says so. */
export function NotificationList() {
  const text = useText()
  const list = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const place = useClickOutside<HTMLDivElement>(() => setOpen(false))

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    button.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the list wherever the focus is in it
    <div ref={place} className={classes.bell} onKeyDown={handleKey}>
      <button
        ref={button}
        type="button"
        className={classes.quiet}
        aria-label={text('shell.notifications.title')}
        title={text('shell.notifications.title')}
        aria-expanded={open}
        aria-controls={list}
        onClick={() => setOpen(!open)}
      >
        <Icon name="bell" />
      </button>
      <div id={list} className={classes.notifications} role="status" hidden={!open}>
        {open ? (
          <>
            <p className={classes.notificationsTitle}>{text('shell.notifications.none')}</p>
            <p className={classes.notificationsHelp}>{text('shell.notifications.noneHelp')}</p>
          </>
        ) : null}
      </div>
    </div>
  )
}
