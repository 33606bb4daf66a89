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

type Dashboard = {
  /** Without its organisation it is the card that everybody may know of. */
  readonly cohort: { readonly _id: string; readonly org_id: string | null; readonly title: string } | null
  readonly waitingReviews: readonly WaitingReview[]
}

export const dashboardDocument: TypedDocumentNode<Dashboard, { id: string; cohortId: string }> = gql`
  query CohortDashboard($id: ObjectId!, $cohortId: String!) {
    cohort(query: { _id: $id }) { _id org_id title }
    waitingReviews(cohortId: $cohortId) {
      _id
      projectId
      project_name
      mentor_name
      module
      number
      requested_at
    }
  }
`
