import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useQuery } from 'urql'
import { useMeChanged } from '#web/data/me-changed.ts'
import { useMe } from '#web/data/session.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { LoadFailed } from '#web/shared/load-failed.tsx'
import { Places } from '#web/shared/places.tsx'
import { PageSkeleton } from '#web/ui/page-skeleton.tsx'
import { CandidateList } from './candidate-list.tsx'
import { matchWindow } from './match-window.ts'
import classes from './matching.module.css'
import { candidatesDocument } from './matching-documents.ts'
import { AllPlacesTaken, WindowClosed } from './no-list.tsx'
import { isMatchingFor, NotForYou } from './not-for-you.tsx'
import { OwnRequests } from './own-requests.tsx'
import { useMoves } from './use-moves.ts'
import { WindowLine } from './window-line.tsx'
import { words } from './words.ts'

/** The projects of a cohort that look for a mentor, best fit first. */
export function CandidatesScreen({ cohortId }: { cohortId: string }) {
  const text = useText()
  const locale = useLocale()
  const said = words[locale]
  const me = useMe()
  const isFor = isMatchingFor(me)
  const [{ data, error, fetching }, read] = useQuery({
    query: candidatesDocument,
    variables: { cohortId, me: me?.user_id ?? '' },
    pause: !isFor,
  })
  const readAgain = () => read({ requestPolicy: 'network-only' })
  useMeChanged(readAgain, !isFor)
  const moves = useMoves(readAgain)
  if (!isFor) return <NotForYou me={me} />
  const page = data?.candidates
  if (!page && (fetching || !(error || data))) return <PageSkeleton label={text('frame.loading')} />
  if (!page) return <LoadFailed error={error} isMissing={!error} onRetry={readAgain} />
  const window = matchWindow(page.cohort, page.is_open, new Date())
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <a className={classes.back} href={localePath(locale, '/home/matching')}>
          {said.allCohorts}
        </a>
        <Title order={1}>{page.cohort.title}</Title>
        <div className={classes.facts}>
          {window.state === 'open' ? <WindowLine window={window} /> : null}
          <a className={classes.back} href={localePath(locale, `/home/cohort/${cohortId}`)}>
            {said.aboutCohort}
          </a>
          <Places free={page.free_places} capacity={data?.user?.mentorMotivation?.numberOfTeams} />
        </div>
      </header>
      {content()}
    </div>
  )

  function content() {
    if (!page) return null
    if (window.state !== 'open') return withRequests(<WindowClosed window={window} />)
    if (page.free_places === 0) return withRequests(<AllPlacesTaken projects={data?.projects ?? []} />)
    return (
      <CandidateList
        candidates={page.items}
        requests={page.requests}
        freePlaces={page.free_places}
        readAgain={readAgain}
      />
    )
  }

  /** Where there is nobody to choose, what was asked before stays in view. */
  function withRequests(why: ReactNode) {
    if (!page || page.requests.length === 0) return why
    return (
      <>
        {why}
        <Title order={2} className={classes.section ?? ''}>
          {said.myRequests}
        </Title>
        <OwnRequests requests={page.requests} onWithdraw={moves.withdraw} />
      </>
    )
  }
}
