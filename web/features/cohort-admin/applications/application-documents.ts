import { gql, type TypedDocumentNode } from 'urql'
import type { ApplicationStatus } from '#domain/progress/application.ts'
import type { Locale } from '#web/i18n/locale.ts'

export type JoiningRole = 'entrepreneur' | 'mentor'

export type ApplicationCohort = {
  readonly _id: string
  readonly title: string
  /** Mails of this cohort are on. */
  readonly notifications: boolean | null
}

/** What a decision needs to know of somebody. */
export type Applicant = {
  readonly user_id: string
  readonly first_name: string
  readonly last_name: string
  readonly locale: Locale | null
  readonly mail_preference: string | null
}

export type Decidable = {
  readonly _id: string
  readonly status: ApplicationStatus
  /** Null when the person cannot be seen any more. */
  readonly user: Applicant | null
}

export type ListedApplication = Decidable & {
  readonly created_at: string
  readonly user:
    | (Applicant & {
        readonly basic_data: {
          readonly avatar: string | null
          readonly selectedCountry: string | null
        } | null
        readonly businessDetails: { readonly givenBusinessName: string | null } | null
        readonly personal_experience: { readonly selectedExpertise: readonly string[] | null } | null
        readonly mentorMotivation: { readonly numberOfTeams: number | null } | null
      })
    | null
}

type ApplicationPage = {
  readonly total: number
  readonly counts: readonly { readonly status: string; readonly count: number }[]
  readonly items: readonly ListedApplication[]
}

type ListVariables = {
  cohort: string
  cohortId: string
  role: JoiningRole
  status: string | null
  search: string | null
  sort: string
  limit: number
  offset: number
}

export const applicationsDocument: TypedDocumentNode<
  { cohort: ApplicationCohort | null; cohortApplications: ApplicationPage },
  ListVariables
> = gql`
  query CohortApplications(
    $cohort: ObjectId!
    $cohortId: String!
    $role: String!
    $status: String
    $search: String
    $sort: ApplicationSortByInput
    $limit: Int
    $offset: Int
  ) {
    cohort(query: { _id: $cohort }) { _id title notifications }
    cohortApplications(
      query: { cohort_id: $cohortId, role: $role, status: $status, search: $search }
      sortBy: $sort
      limit: $limit
      offset: $offset
    ) {
      total
      counts { status count }
      items {
        _id
        status
        created_at
        user {
          _id
          user_id
          first_name
          last_name
          locale
          mail_preference
          basic_data { avatar selectedCountry }
          businessDetails { givenBusinessName }
          personal_experience { selectedExpertise }
          mentorMotivation { numberOfTeams }
        }
      }
    }
  }
`

export const decideDocument: TypedDocumentNode<
  { decideApplications: readonly { readonly _id: string; readonly status: ApplicationStatus }[] },
  { ids: readonly string[]; status: ApplicationStatus; message: string }
> = gql`
  mutation DecideApplications($ids: [ObjectId!]!, $status: String!, $message: String) {
    decideApplications(ids: $ids, status: $status, message: $message) {
      _id
      status
      updated_at
      history { from_status to_status author_name message created_at }
    }
  }
`
