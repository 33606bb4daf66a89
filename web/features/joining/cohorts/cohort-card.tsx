import { Badge, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Locale } from '#web/i18n/locale.ts'
import { type Text, useLocale, useText } from '#web/i18n/text.tsx'
import type { JoinableCohort } from './cohort-documents.ts'
import classes from './cohorts.module.css'

type Props = { cohort: JoinableCohort; level: 1 | 2; children?: ReactNode }

export function CohortCard({ cohort, level, children }: Props) {
  const text = useText()
  const locale = useLocale()
  const day = dayIn(locale)
  const course = courseTime(cohort, day, text)
  return (
    <article className={classes.card}>
      <Badge variant="light" color={cohort.self_guided ? 'green' : 'voice'} size="lg" tt="none">
        {text(cohort.self_guided ? 'joining.cohort.selfGuided' : 'joining.cohort.mentored')}
      </Badge>
      <Title order={level} size={level === 1 ? 'h1' : 'h3'}>
        {cohort.title}
      </Title>
      {cohort.description ? <p className={classes.description}>{cohort.description}</p> : null}
      <p className={classes.dates}>
        {cohort.close_date ? (
          <strong>{text('joining.cohort.until', { date: day(cohort.close_date) })}</strong>
        ) : null}
        {course ? <span>{course}</span> : null}
        {cohort.duration ? <span>{cohort.duration}</span> : null}
      </p>
      {children}
    </article>
  )
}

function courseTime(cohort: JoinableCohort, day: (date: string) => string, text: Text): string | null {
  if (!cohort.start_date) return null
  const start = day(cohort.start_date)
  return cohort.end_date
    ? text('joining.cohort.course', { start, end: day(cohort.end_date) })
    : text('joining.cohort.courseFrom', { start })
}

/** English dates with the day first, as most of our readers write them. */
export function dayIn(locale: Locale): (date: string) => string {
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { dateStyle: 'long' })
  return (date) => format.format(new Date(date))
}
