import { useQuery } from 'urql'
import shared from '#web/features/cohort-admin/cohort-admin.module.css'
import { ListSkeleton } from '#web/features/cohort-admin/list-skeleton.tsx'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CohortHead } from '#web/shared/manage/cohort-head.tsx'
import { ManageFailed } from '#web/shared/manage/manage-failed.tsx'
import { useManagePlace } from '#web/shared/manage/manage-place.ts'
import { Conversations } from './conversations.tsx'
import { dashboardDocument, pageSize } from './dashboard-documents.ts'
import { WaitingReviews } from './waiting-reviews.tsx'
import { words } from './words.ts'

/** What needs the organisers' attention in a cohort. */
export function CohortDashboardScreen() {
  const locale = useLocale()
  const { org, cohortId } = useManagePlace()
  const [{ data, error, fetching }, read] = useQuery({
    query: dashboardDocument,
    variables: { id: cohortId, cohortId, limit: pageSize },
    requestPolicy: 'cache-and-network',
  })
  const readAgain = () => read({ requestPolicy: 'network-only' })
  if (!data) return fetching ? <ListSkeleton /> : <ManageFailed error={error} onRetry={readAgain} />
  if (!data.cohort?.org_id) return <ManageFailed error={error} isMissing={!error} onRetry={readAgain} />
  return (
    <div className={shared.page}>
      <CohortHead page="manage-org-cohortid" cohort={data.cohort.title}>
        <a
          className={shared.way}
          href={localePath(locale, `/manage/${encodeURIComponent(org)}/announcements?cohort=${cohortId}`)}
        >
          {words[locale].announcements}
        </a>
      </CohortHead>
      <WaitingReviews cohortId={cohortId} first={data.waitingReviews} />
      <Conversations cohort={data.cohort} />
    </div>
  )
}
