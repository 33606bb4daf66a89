import { Title } from '@mantine/core'
import { figures } from '#domain/figures.ts'
import { cohortPhases } from '#domain/options/programme.ts'
import { cohortPhase } from '#domain/progress/cohort-phase.ts'
import type { Locale } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { LifeLine } from '#web/shared/cohort-life/life-line.tsx'
import { StateBadge } from '#web/shared/list/state-badge.tsx'
import type { CohortAtHome } from './cohort-documents.ts'
import { cohortFigures } from './cohort-figures.ts'
import classes from './cohort-item.module.css'
import { words } from './words.ts'

/** What says most of a cohort among others. */
const inShort: readonly string[] = ['teams', 'matched', 'completed']

type Props = { base: string; item: CohortAtHome; isShort?: boolean }

/** One cohort: where it stands, its figures, each leading to the people behind it. */
export function CohortItem({ base, item, isShort = false }: Props) {
  const locale = useLocale()
  const said = words[locale]
  const { cohort, approval } = item
  const place = `${base}/${cohort._id}`
  const isDraft = approval !== 'approved'
  const isOver = cohort.end_date !== null && new Date() >= new Date(cohort.end_date)
  const all = cohortFigures(item)
  const shown = isShort
    ? all.filter(({ name, count, calls }) => count > 0 && (calls || inShort.includes(name)))
    : all
  return (
    <li className={classes.item} data-short={isShort || undefined}>
      <div className={classes.itemHead}>
        <Title order={3} size="h4">
          <a className={classes.name} href={isDraft ? `${place}/settings` : place}>
            {cohort.title}
          </a>
        </Title>
        <StateBadge tone={isDraft ? 'waits' : isOver ? 'quiet' : 'good'}>
          {stateName(item, locale)}
        </StateBadge>
        {cohort.private ? <StateBadge tone="quiet">{said.private}</StateBadge> : null}
      </div>
      <LifeLine cohort={cohort} isShort={isShort} />
      {isDraft || shown.length === 0 ? null : (
        <ul className={classes.figures} aria-label={said.figures.label(cohort.title)}>
          {shown.map(({ name, count, path, calls }) => (
            <li key={name}>
              <a href={`${place}/${path}`} data-calls={calls || undefined}>
                <b>{figures(count, locale)}</b> {said.figures[name](count)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function stateName({ approval, cohort }: CohortAtHome, locale: Locale): string {
  const states: Readonly<Record<string, string>> = words[locale].states
  if (states[approval]) return states[approval]
  const phase = cohortPhase(
    {
      approved: true,
      registrationOpen: cohort.registration_open,
      matching: cohort.matching === true,
      selfGuided: cohort.self_guided,
      openDate: cohort.open_date,
      closeDate: cohort.close_date,
      matchingStart: cohort.matching_start,
      matchingEnd: cohort.matching_end,
      startDate: cohort.start_date,
      endDate: cohort.end_date,
    },
    new Date(),
  )
  return cohortPhases.find(({ value }) => value === phase)?.[locale] ?? phase
}
