import { useLocale } from '#web/i18n/text.tsx'
import classes from './review.module.css'
import type { ReviewedApplication } from './review-document.ts'
import { Part } from './review-parts.tsx'
import { StatusBadge } from './status-badge.tsx'
import { words } from './words.ts'

/** Who decided what and when, the latest first. */
export function History({ application }: { application: ReviewedApplication }) {
  const text = words[useLocale()]
  const format = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long', timeStyle: 'short' })
  return (
    <Part title={text.review.history}>
      {application.history.length === 0 ? <p className={classes.none}>{text.review.noHistory}</p> : null}
      <ol className={classes.history}>
        {application.history.toReversed().map((event) => (
          <li key={event.created_at}>
            <StatusBadge status={event.to_status} />
            <span className={classes.line}>
              {event.author_name
                ? text.review.byAt(event.author_name, format.format(new Date(event.created_at)))
                : format.format(new Date(event.created_at))}
            </span>
            {event.message ? <blockquote>{event.message}</blockquote> : null}
          </li>
        ))}
      </ol>
    </Part>
  )
}
