import { applicationStatuses } from '#domain/options/programme.ts'
import { longDay } from '#web/features/home/dates.ts'
import { useLocale } from '#web/i18n/text.tsx'
import type { ApplicationEvent } from './application-documents.ts'
import classes from './applications.module.css'
import { words } from './words.ts'

/** What happened to an application, the latest first, with what the organisers wrote. */
export function ApplicationHistory({ events }: { events: readonly ApplicationEvent[] }) {
  const locale = useLocale()
  const text = words[locale]
  if (events.length === 0) return null
  return (
    <details className={classes.history}>
      <summary>{text.history}</summary>
      <ol className={classes.events}>
        {events.toReversed().map((event) => (
          <li key={event.created_at}>
            <span className={classes.event}>{eventText(event)}</span>{' '}
            <time className={classes.soft} dateTime={event.created_at}>
              {longDay(event.created_at, locale)}
            </time>
            {event.message ? <blockquote className={classes.message}>{event.message}</blockquote> : null}
          </li>
        ))}
      </ol>
    </details>
  )

  function eventText({ from_status, to_status }: ApplicationEvent): string {
    if (to_status === 'pending' && from_status === 'none') return text.sent
    if (to_status === 'pending' && from_status === 'withdrawn') return text.sentAgain
    return applicationStatuses.find(({ value }) => value === to_status)?.[locale] ?? to_status
  }
}
