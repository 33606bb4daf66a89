import { Button, Title } from '@mantine/core'
import { useQuery } from 'urql'
import { useMeChanged } from '#web/data/me-changed.ts'
import { useMe } from '#web/data/session.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { LoadFailed } from '#web/shared/load-failed.tsx'
import { Places } from '#web/shared/places.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageSkeleton } from '#web/ui/page-skeleton.tsx'
import { matchWindow } from './match-window.ts'
import classes from './matching.module.css'
import { type MatchingCohort, matchingCohortsDocument } from './matching-documents.ts'
import { isMatchingFor, NotForYou } from './not-for-you.tsx'
import { WindowLine } from './window-line.tsx'
import { words } from './words.ts'

/** The cohorts in which a mentor can choose a project. */
export function MatchingCohortsScreen() {
  const text = useText()
  const said = words[useLocale()]
  const me = useMe()
  const isFor = isMatchingFor(me)
  const [{ data, error }, read] = useQuery({ query: matchingCohortsDocument, variables: {}, pause: !isFor })
  const readAgain = () => read({ requestPolicy: 'network-only' })
  useMeChanged(readAgain, !isFor)
  if (!isFor) return <NotForYou me={me} />
  if (!data && error) return <LoadFailed error={error} onRetry={readAgain} />
  if (!data) return <PageSkeleton label={text('frame.loading')} />
  const cohorts = data.matchingCohorts
  const free = cohorts[0]?.free_places
  if (free === undefined) {
    return <EmptyState level={1} title={said.noCohort.title} why={said.noCohort.why} />
  }
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <Title order={1}>{text('page.home-matching.title')}</Title>
        <p className={classes.lead}>{said.cohortsLead}</p>
        <Places free={free} capacity={data.user?.mentorMotivation?.numberOfTeams} />
      </header>
      <ul className={classes.cohorts}>
        {cohorts.map((entry) => (
          <CohortCard key={entry.cohort._id} entry={entry} />
        ))}
      </ul>
    </div>
  )
}

function CohortCard({ entry }: { entry: MatchingCohort }) {
  const locale = useLocale()
  const text = words[locale]
  const { cohort, candidates } = entry
  const window = matchWindow(cohort, entry.is_open, new Date())
  return (
    <li className={classes.cohort}>
      <Title order={2}>{cohort.title}</Title>
      <WindowLine window={window} />
      {cohort.description ? <p className={classes.about}>{cohort.description}</p> : null}
      <Button
        component="a"
        variant={entry.is_open ? 'filled' : 'default'}
        href={localePath(locale, `/home/matching/${cohort._id}`)}
        className={classes.open ?? ''}
      >
        {entry.is_open ? text.see(candidates) : text.look}
        <span className="visually-hidden">: {cohort.title}</span>
      </Button>
    </li>
  )
}
