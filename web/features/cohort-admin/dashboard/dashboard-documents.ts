import { graphql, type ResultOf } from '#web/data/graphql.ts'

export const pageSize = 40

export const dashboardDocument = graphql(`
  query CohortDashboard($id: ObjectId!, $cohortId: String!, $limit: Int!) {
    cohort(query: { _id: $id }) { _id org_id title }
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

export type ReviewPage = ResultOf<typeof dashboardDocument>['waitingReviews']
export type WaitingReview = ReviewPage['items'][number]
