import { Badge, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Locale } from '#web/i18n/locale.ts'
import { longDay } from '#web/i18n/long-day.ts'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './cohort-card.module.css'
import { words } from './words.ts'

type CohortOnCard = {
  readonly title: string
  readonly description: string
  readonly duration: string
  readonly close_date: string | null
  readonly start_date: string | null
  readonly end_date: string | null
  readonly self_guided: boolean
}

type Props = { cohort: CohortOnCard; level: 1 | 2; children?: ReactNode }

/** A cohort as whoever may join it reads about it. */

export function CohortCard({ cohort, level, children }: Props) {
  const locale = useLocale()
  const said = words[locale]
  const day = (date: string) => longDay(date, locale)
  const course = courseTime(cohort, locale)
  return (
    <article className={classes.card}>
      <Badge variant="light" color={cohort.self_guided ? 'green' : 'voice'} size="lg" tt="none">
        {cohort.self_guided ? said.selfGuided : said.mentored}
      </Badge>
      <Title order={level} size={level === 1 ? 'h1' : 'h3'}>
        {cohort.title}
      </Title>
      {cohort.description ? <p className={classes.description}>{cohort.description}</p> : null}
      <p className={classes.dates}>
        {cohort.close_date ? <strong>{said.until(day(cohort.close_date))}</strong> : null}
        {course ? <span>{course}</span> : null}
        {cohort.duration ? <span>{cohort.duration}</span> : null}
      </p>
      {children}
    </article>
  )
}

function courseTime(cohort: CohortOnCard, locale: Locale): string | null {
  if (!cohort.start_date) return null
  const day = (date: string) => longDay(date, locale)
  const said = words[locale]
  const start = day(cohort.start_date)
  return cohort.end_date ? said.course(start, day(cohort.end_date)) : said.courseFrom(start)
}
