import { useClickOutside } from '@mantine/hooks'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { Icon } from '#web/app/shell/icons/icon.tsx'
import { useMeChanged } from '#web/data/me-changed.ts'
import { useText } from '#web/i18n/text.tsx'
import classes from './bars.module.css'
import { markReadDocument, unreadDocument } from './notification-documents.ts'
import { NotificationPanel } from './notification-panel.tsx'
import notices from './notifications.module.css'

/** The bell: how many are unread, always up to date, and the list behind it. */
export function NotificationList() {
  const text = useText()
  const list = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const place = useClickOutside<HTMLDivElement>(() => setOpen(false))
  const [{ data }, count] = useQuery({ query: unreadDocument })
  const [, markRead] = useMutation(markReadDocument)
  const [version, setVersion] = useState(0)
  const unread = data?.unreadNotifications ?? 0

  function readAgain() {
    count({ requestPolicy: 'network-only' })
    setVersion((now) => now + 1)
  }
  useMeChanged(readAgain)

  async function handleRead(ids: readonly string[] | null) {
    const { error } = await markRead({ ids })
    if (!error) readAgain()
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    button.current?.focus()
  }

  const label = text('shell.notifications.title')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the list wherever the focus is in it
    <div ref={place} className={classes.bell} onKeyDown={handleKey}>
      <button
        ref={button}
        type="button"
        className={classes.quiet}
        aria-label={unread > 0 ? `${label}: ${text('notice.count', { count: unread })}` : label}
        title={label}
        aria-expanded={open}
        aria-controls={list}
        onClick={() => setOpen(!open)}
      >
        <span className={notices.bell}>
          <Icon name="bell" />
          {unread > 0 ? (
            <span className={notices.count} aria-hidden="true">
              {unread > 99 ? '99+' : unread}
            </span>
          ) : null}
        </span>
      </button>
      <div id={list} className={classes.notifications} hidden={!open}>
        {open ? (
          <NotificationPanel version={version} onRead={handleRead} onLeave={() => setOpen(false)} />
        ) : null}
      </div>
    </div>
  )
}
