import { Button } from '@mantine/core'
import { useQuery } from 'urql'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { LifeLine } from '#web/shared/cohort-life/life-line.tsx'
import { CohortHead } from '#web/shared/manage/cohort-head.tsx'
import { ManageFailed } from '#web/shared/manage/manage-failed.tsx'
import { useManagePlace } from '#web/shared/manage/manage-place.ts'
import { NeedsYou } from '#web/shared/needs-you/needs-you.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageSkeleton } from '#web/ui/page-skeleton.tsx'
import { Conversations } from './conversations.tsx'
import classes from './dashboard.module.css'
import { type CohortInsight, type Dashboard, dashboardDocument, pageSize } from './dashboard-documents.ts'
import { Funnel } from './funnel.tsx'
import { Happened } from './happened.tsx'
import { HeatMap } from './heat-map.tsx'
import insightClasses from './insight.module.css'
import { insightWords } from './insight-words.ts'
import { MentorLoad } from './mentor-load.tsx'
import { Ratings } from './ratings.tsx'
import { WaitingReviews } from './waiting-reviews.tsx'
import { words } from './words.ts'

/** How a cohort is doing, and what needs its organisers. */
export function CohortDashboardScreen() {
  const text = useText()
  const locale = useLocale()
  const { org, cohortId } = useManagePlace()
  const [{ data, error, fetching }, read] = useQuery({
    query: dashboardDocument,
    variables: { id: cohortId, cohortId, limit: pageSize },
    requestPolicy: 'cache-and-network',
  })
  const readAgain = () => read({ requestPolicy: 'network-only' })
  if (!data)
    return fetching ? (
      <PageSkeleton label={text('frame.loading')} />
    ) : (
      <ManageFailed error={error} onRetry={readAgain} />
    )
  if (!data.cohort?.org_id) return <ManageFailed error={error} isMissing={!error} onRetry={readAgain} />
  const insight = data.cohortDashboard
  const said = insightWords[locale]
  const base = localePath(locale, `/manage/${encodeURIComponent(org)}/${cohortId}`)
  const { applied, approved } = insight.funnel
  const isNew = applied === 0 && approved === 0 && insight.mentors.length === 0
  return (
    <div className={classes.page}>
      <CohortHead page="manage-org-cohortid" cohort={data.cohort.title}>
        <LifeLine cohort={insight.cohort} />
        <a
          className={classes.way}
          href={localePath(locale, `/manage/${encodeURIComponent(org)}/announcements?cohort=${cohortId}`)}
        >
          {words[locale].announcements}
        </a>
      </CohortHead>
      <NeedsYou org={org} cohortId={cohortId} />
      {isNew ? (
        <EmptyState {...said.first}>
          <Button component="a" href={`${base}/settings#link`}>
            {said.first.go}
          </Button>
        </EmptyState>
      ) : (
        <Figures insight={insight} data={data} cohortId={cohortId} base={base} />
      )}
      <Happened happened={insight.happened} />
      <Conversations cohort={data.cohort} />
    </div>
  )
}

type FiguresProps = { insight: CohortInsight; data: Dashboard; cohortId: string; base: string }

function Figures({ insight, data, cohortId, base }: FiguresProps) {
  const said = insightWords[useLocale()]
  return (
    <>
      <div className={insightClasses.tools}>
        <Button variant="default" onClick={() => window.print()}>
          {said.print}
        </Button>
        <Button component="a" variant="default" href={`/exports/cohort/${cohortId}/progress.xlsx`} download>
          {said.file}
        </Button>
      </div>
      <Funnel insight={insight} />
      <HeatMap cohortId={cohortId} base={base} />
      <WaitingReviews cohortId={cohortId} first={data.waitingReviews} promised={insight.review_days} />
      {insight.cohort.self_guided ? null : <MentorLoad mentors={insight.mentors} base={base} />}
      <Ratings ratings={insight.ratings} />
    </>
  )
}
