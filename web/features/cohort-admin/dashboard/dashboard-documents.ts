import { graphql, type ResultOf } from '#web/data/graphql.ts'

export const pageSize = 40

export const dashboardDocument = graphql(`
  query CohortDashboard($id: ObjectId!, $cohortId: String!, $limit: Int!) {
    cohort(query: { _id: $id }) { _id org_id title entrepreneur_threads self_guided }
    waitingReviews(cohortId: $cohortId, limit: $limit) {
      total
      items { _id projectId project_name mentor_name module number requested_at }
    }
  }
`)

export const moreReviewsDocument = graphql(`
  query MoreWaitingReviews($cohortId: String!, $limit: Int!, $offset: Int!) {
    waitingReviews(cohortId: $cohortId, limit: $limit, offset: $offset) {
      total
      items { _id projectId project_name mentor_name module number requested_at }
    }
  }
`)

export const conversationsDocument = graphql(`
  mutation SetConversations($id: ObjectId!, $isOn: Boolean!) {
    updateOneCohort(query: { _id: $id }, set: { entrepreneur_threads: $isOn }) { _id entrepreneur_threads version }
  }
`)

export type ManagedCohort = NonNullable<ResultOf<typeof dashboardDocument>['cohort']>
export type ReviewPage = ResultOf<typeof dashboardDocument>['waitingReviews']
export type WaitingReview = ReviewPage['items'][number]
