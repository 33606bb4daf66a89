import buttons from '#web/features/public/buttons.module.css'
import { type Locale, localePath } from '#web/i18n/locale.ts'
import { longDay } from '#web/i18n/long-day.ts'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './open-cohorts.module.css'
import type { OpenCohort } from './open-cohorts.tsx'
import { openCohortsWords } from './open-cohorts-words.ts'

export function OpenCohortCard({ cohort }: { cohort: OpenCohort }) {
  const locale = useLocale()
  const said = openCohortsWords[locale]
  const day = (date: string) => longDay(date, locale)
  const course = courseTime(cohort, locale)
  return (
    <li className={classes.cohort}>
      <p className={cohort.self_guided ? classes.alone : classes.mentored}>
        {cohort.self_guided ? said.selfGuided : said.mentored}
      </p>
      <h3>{cohort.title}</h3>
      {cohort.description ? <p className={classes.description}>{cohort.description}</p> : null}
      <p className={classes.dates}>
        {cohort.close_date ? <strong>{said.until(day(cohort.close_date))}</strong> : null}
        {course ? <span>{course}</span> : null}
      </p>
      <a className={buttons.primary} href={localePath(locale, `/signup/${encodeURIComponent(cohort._id)}`)}>
        {said.apply}
        <span className="visually-hidden">: {cohort.title}</span>
      </a>
    </li>
  )
}

function courseTime(cohort: OpenCohort, locale: Locale): string | null {
  if (!cohort.start_date) return null
  const day = (date: string) => longDay(date, locale)
  const said = openCohortsWords[locale]
  const start = day(cohort.start_date)
  return cohort.end_date ? said.course(start, day(cohort.end_date)) : said.courseFrom(start)
}
