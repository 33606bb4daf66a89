import { gql, type TypedDocumentNode } from 'urql'
import type { JoinableCohort } from './cohort.ts'

export const openCohortsDocument: TypedDocumentNode<{ openCohorts: readonly JoinableCohort[] }, object> = gql`
  query OpenCohorts {
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
`

export const joinableCohortDocument: TypedDocumentNode<
  { cohort: JoinableCohort | null },
  { id: string; invite: string | null }
> = gql`
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
`

type Joining = { readonly cohortId: string; readonly invite: string | null }

export const chooseCohortDocument: TypedDocumentNode<{ chooseCohort: { user_id: string } | null }, Joining> =
  gql`
  mutation ChooseCohort($cohortId: String!, $invite: String) {
    chooseCohort(cohortId: $cohortId, invite: $invite) { _id user_id cohortId application_status }
  }
`

export const submitApplicationDocument: TypedDocumentNode<
  { submitApplication: { _id: string } | null },
  Joining
> = gql`
  mutation SubmitApplication($cohortId: String!, $invite: String) {
    submitApplication(cohortId: $cohortId, invite: $invite) { _id status }
  }
`
