import type { CohortPlan } from '#domain/programme/cohort-dates.ts'
import { cohortStretches, nextDate, type Stretch } from '#domain/progress/cohort-life.ts'
import type { Locale } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './life-line.module.css'
import { words } from './words.ts'

/** Where a cohort stands between its first application and its last day, and what comes next. */
export function LifeLine({ cohort, isShort = false }: { cohort: CohortPlan; isShort?: boolean }) {
  const locale = useLocale()
  const said = words[locale]
  const now = new Date()
  const next = nextDate(cohort, now)
  return (
    <div className={classes.life}>
      <ol className={classes.line} data-short={isShort || undefined} aria-label={said.line}>
        {cohortStretches(cohort, now).map((stretch) => (
          <li
            key={stretch.name}
            data-state={stretch.state}
            aria-current={stretch.state === 'now' ? 'step' : undefined}
          >
            <span className={classes.name}>
              {said.stretch[stretch.name]}
              {stretch.from || stretch.until ? (
                <span className={isShort && stretch.state !== 'now' ? 'visually-hidden' : classes.state}>
                  {said.state[stretch.state]}
                </span>
              ) : null}
            </span>
            {isShort ? null : <span className={classes.days}>{daysOf(stretch, locale)}</span>}
          </li>
        ))}
      </ol>
      {next ? (
        <p className={classes.next}>
          {said.nextIs(said.next[next.name], shortDay(next.date, locale), next.days)}
        </p>
      ) : null}
    </div>
  )
}

function daysOf({ from, until }: Stretch, locale: Locale): string {
  const said = words[locale]
  if (from && until) return said.between(shortDay(from, locale), shortDay(until, locale))
  if (from) return said.from(shortDay(from, locale))
  return until ? said.until(shortDay(until, locale)) : said.noDays
}

function shortDay(date: string, locale: Locale): string {
  const day = new Date(date)
  const isThisYear = day.getFullYear() === new Date().getFullYear()
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(day)
}
