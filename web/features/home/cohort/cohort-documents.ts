import { graphql, type ResultOf } from '#web/data/graphql.ts'

export const aboutCohortDocument = graphql(`
  query AboutCohort($id: ObjectId!) {
    cohort(query: { _id: $id }) {
      _id
      title
      description
      duration
      open_date
      close_date
      matching_start
      matching_end
      start_date
      end_date
      self_guided
      cohort_lead_name
      cohort_lead_email
      custom_welcome_message
    }
  }
`)

export type AboutCohort = NonNullable<ResultOf<typeof aboutCohortDocument>['cohort']>
