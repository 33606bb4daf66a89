import { Suspense, useState } from 'react'
import { useMutation, useQuery } from 'urql'
import { useCoursePlace } from '#web/app/course-context.ts'
import { Icon } from '#web/app/shell/icons/icon.tsx'
import { useMeChanged } from '#web/data/me-changed.ts'
import { useText } from '#web/i18n/text.tsx'
import { part } from '#web/ui/part.tsx'
import { Drop } from './drop.tsx'
import { bellDocument, markReadDocument, unreadDocument } from './notification-documents.ts'
import notices from './notifications.module.css'

const NotificationPanel = part(async () => (await import('./notification-panel.tsx')).NotificationPanel)

/** The bell: how many are unread, always up to date, and the list behind it. */
export function NotificationList() {
  const text = useText()
  const [, markRead] = useMutation(markReadDocument)
  const [version, setVersion] = useState(0)
  const [unread, count] = useUnread()

  function readAgain() {
    count()
    setVersion((now) => now + 1)
  }
  useMeChanged(readAgain)

  async function handleRead(ids: readonly string[] | null) {
    const { error } = await markRead({ ids })
    if (!error) readAgain()
  }

  const label = text('shell.notifications.title')
  return (
    <Drop
      label={unread > 0 ? `${label}: ${text('notice.count', { count: unread })}` : label}
      title={label}
      button={
        <span className={notices.bell}>
          <Icon name="bell" />
          {unread > 0 ? (
            <span className={notices.count} aria-hidden="true" data-as-of-now>
              {unread > 99 ? '99+' : unread}
            </span>
          ) : null}
        </span>
      }
    >
      {(close) => (
        <Suspense>
          <NotificationPanel version={version} onRead={handleRead} onLeave={close} />
        </Suspense>
      )}
    </Drop>
  )
}

/** A page of a project asks for the number together with everything else, and it is not asked for twice. */
function useUnread(): readonly [number, () => void] {
  const { project, module, isLoading } = useCoursePlace()
  const [{ data }, count] = useQuery<{ readonly unreadNotifications: number }>({
    query: module ? bellDocument : unreadDocument,
    requestPolicy: project ? 'cache-first' : 'cache-and-network',
    pause: isLoading,
  })
  return [data?.unreadNotifications ?? 0, () => count({ requestPolicy: 'network-only' })]
}
