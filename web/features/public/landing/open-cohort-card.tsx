import buttons from '#web/features/public/buttons.module.css'
import { type Locale, localePath } from '#web/i18n/locale.ts'
import { type PublicText, useLocale, usePublicText } from '#web/i18n/text.tsx'
import classes from './open-cohorts.module.css'
import type { OpenCohort } from './open-cohorts.tsx'

export function OpenCohortCard({ cohort }: { cohort: OpenCohort }) {
  const text = usePublicText()
  const locale = useLocale()
  const day = dayIn(locale)
  const course = courseTime(cohort, day, text)
  return (
    <li className={classes.cohort}>
      <p className={cohort.self_guided ? classes.alone : classes.mentored}>
        {text(cohort.self_guided ? 'cohorts.selfGuided' : 'cohorts.mentored')}
      </p>
      <h3>{cohort.title}</h3>
      {cohort.description ? <p className={classes.description}>{cohort.description}</p> : null}
      <p className={classes.dates}>
        {cohort.close_date ? (
          <strong>{text('cohorts.until', { date: day(cohort.close_date) })}</strong>
        ) : null}
        {course ? <span>{course}</span> : null}
      </p>
      <a className={buttons.primary} href={localePath(locale, `/signup/${encodeURIComponent(cohort._id)}`)}>
        {text('cohorts.apply')}
        <span className="visually-hidden">: {cohort.title}</span>
      </a>
    </li>
  )
}

function courseTime(cohort: OpenCohort, day: (date: string) => string, text: PublicText): string | null {
  if (!cohort.start_date) return null
  const start = day(cohort.start_date)
  return cohort.end_date
    ? text('cohorts.course', { start, end: day(cohort.end_date) })
    : text('cohorts.courseFrom', { start })
}

/** English dates with the day first, as most of our readers write them. */
function dayIn(locale: Locale): (date: string) => string {
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
  return (date) => format.format(new Date(date))
}
