import { gql, type TypedDocumentNode } from 'urql'

export type WaitingReview = {
  readonly _id: string
  readonly projectId: string
  readonly project_name: string
  readonly mentor_name: string | null
  readonly module: string
  readonly number: number
  readonly requested_at: string
}

export type ReviewPage = { readonly total: number; readonly items: readonly WaitingReview[] }

type Dashboard = {
  /** Without its organisation it is the card that everybody may know of. */
  readonly cohort: { readonly _id: string; readonly org_id: string | null; readonly title: string } | null
  readonly waitingReviews: ReviewPage
}

export const pageSize = 40

type First = { id: string; cohortId: string; limit: number }

export const dashboardDocument: TypedDocumentNode<Dashboard, First> = gql`
  query CohortDashboard($id: ObjectId!, $cohortId: String!, $limit: Int!) {
    cohort(query: { _id: $id }) { _id org_id title }
    waitingReviews(cohortId: $cohortId, limit: $limit) {
      total
      items { _id projectId project_name mentor_name module number requested_at }
    }
  }
`

type More = { cohortId: string; limit: number; offset: number }

export const moreReviewsDocument: TypedDocumentNode<{ waitingReviews: ReviewPage }, More> = gql`
  query MoreWaitingReviews($cohortId: String!, $limit: Int!, $offset: Int!) {
    waitingReviews(cohortId: $cohortId, limit: $limit, offset: $offset) {
      total
      items { _id projectId project_name mentor_name module number requested_at }
    }
  }
`
