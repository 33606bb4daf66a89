import { graphql, type ResultOf } from '#web/data/graphql.ts'

export const applicationsDocument = graphql(`
  query MyApplications {
    myApplications {
      _id
      cohort_id
      cohort_title
      role
      status
      created_at
      updated_at
      can_withdraw
      history { from_status to_status message created_at }
    }
    openCohorts { _id title description close_date start_date self_guided }
  }
`)

export const withdrawDocument = graphql(`
  mutation WithdrawApplication($id: ObjectId!) {
    withdrawApplication(_id: $id) {
      _id
      status
      updated_at
      can_withdraw
      history { from_status to_status message created_at }
    }
  }
`)

export const applyDocument = graphql(`
  mutation ApplyToCohort($cohort: String!) {
    submitApplication(cohortId: $cohort) {
      _id
      status
      updated_at
      can_withdraw
      history { from_status to_status message created_at }
    }
  }
`)

type Read = ResultOf<typeof applicationsDocument>
export type Application = Read['myApplications'][number]
export type ApplicationEvent = Application['history'][number]
export type OpenCohort = Read['openCohorts'][number]
