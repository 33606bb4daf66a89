import { graphql, type ResultOf } from '#web/data/graphql.ts'

export const openCohortsDocument = graphql(`
  query JoinableCohorts {
    openCohorts {
      _id
      title
      description
      duration
      open_date
      close_date
      start_date
      end_date
      self_guided
      registration_open
      approved
    }
  }
`)

export const joinableCohortDocument = graphql(`
  query JoinableCohort($id: ObjectId!, $invite: String) {
    cohort(query: { _id: $id }, invite: $invite) {
      _id
      title
      description
      duration
      open_date
      close_date
      start_date
      end_date
      self_guided
      registration_open
      approved
    }
  }
`)

export const chooseCohortDocument = graphql(`
  mutation ChooseCohort($cohortId: String!, $invite: String) {
    chooseCohort(cohortId: $cohortId, invite: $invite) { _id user_id cohortId application_status }
  }
`)

export const submitApplicationDocument = graphql(`
  mutation SubmitApplication($cohortId: String!, $invite: String) {
    submitApplication(cohortId: $cohortId, invite: $invite) { _id status }
  }
`)

/** Whether it is approved, people who see only the card are not told; a card is never a draft. */
export type JoinableCohort = NonNullable<ResultOf<typeof joinableCohortDocument>['cohort']>
