import { Badge, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Locale } from '#web/i18n/locale.ts'
import { longDay } from '#web/i18n/long-day.ts'
import { useLocale } from '#web/i18n/text.tsx'
import type { JoinableCohort } from './cohort-documents.ts'
import classes from './cohorts.module.css'
import { words } from './words.ts'

type Props = { cohort: JoinableCohort; level: 1 | 2; children?: ReactNode }

export function CohortCard({ cohort, level, children }: Props) {
  const locale = useLocale()
  const said = words[locale]
  const day = (date: string) => longDay(date, locale)
  const course = courseTime(cohort, locale)
  return (
    <article className={classes.card}>
      <Badge variant="light" color={cohort.self_guided ? 'green' : 'voice'} size="lg" tt="none">
        {cohort.self_guided ? said.cohort.selfGuided : said.cohort.mentored}
      </Badge>
      <Title order={level} size={level === 1 ? 'h1' : 'h3'}>
        {cohort.title}
      </Title>
      {cohort.description ? <p className={classes.description}>{cohort.description}</p> : null}
      <p className={classes.dates}>
        {cohort.close_date ? <strong>{said.cohort.until(day(cohort.close_date))}</strong> : null}
        {course ? <span>{course}</span> : null}
        {cohort.duration ? <span>{cohort.duration}</span> : null}
      </p>
      {children}
    </article>
  )
}

function courseTime(cohort: JoinableCohort, locale: Locale): string | null {
  if (!cohort.start_date) return null
  const day = (date: string) => longDay(date, locale)
  const said = words[locale].cohort
  const start = day(cohort.start_date)
  return cohort.end_date ? said.course(start, day(cohort.end_date)) : said.courseFrom(start)
}
