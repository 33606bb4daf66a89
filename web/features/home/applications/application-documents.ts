import { gql, type TypedDocumentNode } from 'urql'

export type ApplicationEvent = {
  readonly from_status: string
  readonly to_status: string
  readonly message: string
  readonly created_at: string
}

export type Application = {
  readonly _id: string
  readonly cohort_id: string
  readonly cohort_title: string
  readonly role: string
  readonly status: string
  readonly created_at: string
  readonly updated_at: string
  readonly can_withdraw: boolean
  readonly history: readonly ApplicationEvent[]
}

export type OpenCohort = {
  readonly _id: string
  readonly title: string
  readonly description: string | null
  readonly close_date: string | null
  readonly start_date: string | null
  readonly self_guided: boolean | null
}

export const applicationsDocument: TypedDocumentNode<{
  myApplications: readonly Application[]
  openCohorts: readonly OpenCohort[]
}> = gql`
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
`

export const withdrawDocument: TypedDocumentNode<
  { withdrawApplication: { _id: string } | null },
  { id: string }
> = gql`
  mutation WithdrawApplication($id: ObjectId!) {
    withdrawApplication(_id: $id) {
      _id
      status
      updated_at
      can_withdraw
      history { from_status to_status message created_at }
    }
  }
`

export const applyDocument: TypedDocumentNode<
  { submitApplication: { _id: string } | null },
  { cohort: string }
> = gql`
  mutation ApplyToCohort($cohort: String!) {
    submitApplication(cohortId: $cohort) {
      _id
      status
      updated_at
      can_withdraw
      history { from_status to_status message created_at }
    }
  }
`
