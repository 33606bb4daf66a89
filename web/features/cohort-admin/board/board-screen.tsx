import { useQuery } from 'urql'
import shared from '#web/features/cohort-admin/cohort-admin.module.css'
import { ListSkeleton } from '#web/features/cohort-admin/list-skeleton.tsx'
import { navigate } from '#web/shared/address/address.ts'
import { CohortHead } from '#web/shared/manage/cohort-head.tsx'
import { ManageFailed } from '#web/shared/manage/manage-failed.tsx'
import { useManagePlace } from '#web/shared/manage/manage-place.ts'
import { useScreenAddress } from '#web/shared/screen-address.ts'
import { boardDocument } from './board-documents.ts'
import { BoardLists } from './board-lists.tsx'
import { Proposal } from './proposal.tsx'
import { WindowLine } from './window-line.tsx'

const page = 'manage-org-cohortid-dashboard-cohort'

/** The matching of a cohort as its organisers see it: by hand, or proposed for everybody still free. */
export function MatchingBoardScreen() {
  const { cohortId } = useManagePlace()
  const { pathname, search } = useScreenAddress()
  const isProposing = search.get('view') === 'proposal'
  const [{ data, error, fetching }, read] = useQuery({ query: boardDocument, variables: { cohortId } })
  const readAgain = () => read({ requestPolicy: 'network-only' })
  const board = data?.matchingBoard
  if (!board) {
    if (fetching) return <ListSkeleton page={page} />
    return (
      <ManageFailed error={error} isMissing={!error && data?.matchingBoard === null} onRetry={readAgain} />
    )
  }
  return (
    <div className={shared.page}>
      <CohortHead page={page} cohort={board.cohort.title}>
        <WindowLine board={board} />
      </CohortHead>
      {isProposing ? (
        <Proposal
          cohortId={cohortId}
          board={board}
          onPublished={readAgain}
          onBack={() => void navigate({ href: pathname })}
        />
      ) : (
        <BoardLists board={board} proposalHref={`${pathname}?view=proposal`} readAgain={readAgain} />
      )}
    </div>
  )
}
