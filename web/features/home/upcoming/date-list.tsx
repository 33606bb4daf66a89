import { daysFrom, shortDay } from '#web/features/home/dates.ts'
import type { UpcomingItem } from '#web/features/home/home-documents.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './date-list.module.css'
import { kindOf, pathOf, subjectOf } from './upcoming-item.ts'
import { words } from './words.ts'

/** Dated things in the order of time, each with its day in front. */
export function DateList({ items }: { items: readonly UpcomingItem[] }) {
  const locale = useLocale()
  const text = words[locale]
  return (
    <ul className={classes.list}>
      {items.map((item) => {
        const kind = kindOf(item)
        const path = pathOf(item)
        const subject = subjectOf(item, locale)
        return (
          <li key={item.id} className={classes.item}>
            <time className={classes.day} dateTime={item.date}>
              {dayText(item.date)}
            </time>
            <span className={classes.words}>
              <span className={classes.kind}>{kind ? text.kind[kind] : subject}</span>
              {path ? (
                <a className={classes.subject} href={localePath(locale, path)}>
                  {subject}
                </a>
              ) : (
                <span className={classes.soft}>{kind ? subject : ''}</span>
              )}
            </span>
          </li>
        )
      })}
    </ul>
  )

  function dayText(date: string): string {
    const days = daysFrom(new Date(), date)
    if (days === 0) return text.today
    return days === 1 ? text.tomorrow : shortDay(date, locale)
  }
}
