import { useEffect } from 'react'
import { useQuery } from 'urql'
import { useCurrentRoute } from '#web/app/current-route.tsx'
import { localePath } from '#web/i18n/locale.ts'
import { useText } from '#web/i18n/text.tsx'
import bars from './bars.module.css'
import { noticeWords } from './notice-words.ts'
import { notificationsDocument } from './notification-documents.ts'
import { words } from './notification-words.ts'
import classes from './notifications.module.css'

type Props = {
  /** Counts the changes the bell has heard of; each one reads the list again. */
  version: number
  /** Named ones, or all. */
  onRead: (ids: readonly string[] | null) => void
  onLeave: () => void
}

export function NotificationPanel({ version, onRead, onLeave }: Props) {
  const text = useText()
  const { locale } = useCurrentRoute()
  const said = words[locale]
  const [{ data, error }, read] = useQuery({ query: notificationsDocument })
  useEffect(() => {
    if (version > 0) read({ requestPolicy: 'network-only' })
  }, [version, read])

  if (!data) return <p role="status">{error ? said.failed : said.loading}</p>
  if (data.notifications.length === 0) {
    return (
      <div role="status">
        <p className={bars.notificationsTitle}>{said.none}</p>
        <p className={bars.notificationsHelp}>{said.noneHelp}</p>
      </div>
    )
  }
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <>
      <div className={classes.head}>
        <p className={bars.notificationsTitle}>{text('shell.notifications.title')}</p>
        {data.unreadNotifications > 0 ? (
          <button type="button" className={classes.allRead} onClick={() => onRead(null)}>
            {said.allRead}
          </button>
        ) : null}
      </div>
      <ul className={classes.list}>
        {data.notifications.map((notice) => (
          <li key={notice._id}>
            <a
              className={classes.notice}
              data-unread={notice.read ? undefined : true}
              href={localePath(locale, notice.path || '/home')}
              onClick={() => {
                if (!notice.read) onRead([notice._id])
                onLeave()
              }}
            >
              <span className={classes.words}>
                {notice.read ? null : <span className="visually-hidden">{said.unread}: </span>}
                {noticeWords(notice, locale)}
              </span>
              {notice.message ? <span className={classes.message}>{notice.message}</span> : null}
              <time className={classes.time} dateTime={notice.created_at}>
                {moment.format(new Date(notice.created_at))}
              </time>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
