import { graphql, type ResultOf } from '#web/data/graphql.ts'

export const pageSize = 40

export const dashboardDocument = graphql(`
  query CohortDashboard($id: ObjectId!, $cohortId: String!, $limit: Int!) {
    cohort(query: { _id: $id }) { _id org_id title entrepreneur_threads self_guided }
    cohortDashboard(cohortId: $id) {
      review_days
      cohort {
        _id self_guided open_date close_date matching_start matching_end start_date end_date
      }
      funnel { applied approved matched signed working completed }
      mentors { user_id name places taken teams waiting answer_days }
      ratings { module count latest }
      happened { _id action at actor_name target_name from to count }
    }
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

export const heatDocument = graphql(`
  query HeatMap($cohortId: ObjectId!, $query: ListQueryInput) {
    incubating(cohortId: $cohortId, query: $query) {
      total
      items { _id name modules { module state days is_late } }
    }
  }
`)

export type Dashboard = ResultOf<typeof dashboardDocument>
export type ManagedCohort = NonNullable<Dashboard['cohort']>
export type ReviewPage = Dashboard['waitingReviews']
export type WaitingReview = ReviewPage['items'][number]
export type CohortInsight = Dashboard['cohortDashboard']
