import { gql, type TypedDocumentNode } from 'urql'
import type { FitReason } from '#domain/progress/fit.ts'

export type MatchingDates = { readonly matching_start: string | null; readonly matching_end: string | null }
type CohortCard = MatchingDates & { readonly _id: string; readonly title: string }

export type MatchingCohort = {
  readonly cohort: CohortCard & { readonly description: string | null; readonly duration: string | null }
  readonly is_open: boolean
  readonly free_places: number
  readonly candidates: number
}

export type FitPoint = {
  readonly reason: FitReason
  readonly points: number
  readonly of: number
  readonly shared: readonly string[]
}

export type Candidate = {
  readonly project_id: string
  readonly name: string
  readonly problem: string
  readonly solution: string
  readonly sectors: readonly string[]
  readonly countries: readonly string[]
  readonly languages: readonly string[]
  readonly support: readonly string[]
  readonly stage: string | null
  readonly owner_first_name: string
  readonly owner_avatar: string | null
  readonly owner_bio: string | null
  readonly fit: number
  readonly fit_points: readonly FitPoint[]
  readonly is_selected: boolean
  readonly request_status: string | null
  readonly request_id: string | null
}

export type CandidatePage = {
  readonly cohort: CohortCard
  readonly is_open: boolean
  readonly free_places: number
  readonly items: readonly Candidate[]
}

export type OwnProject = {
  readonly _id: string
  readonly name: string
  readonly course_open: boolean
}

type Capacity = {
  readonly _id: string
  readonly mentorMotivation: { readonly numberOfTeams: number | null } | null
}

export const matchingCohortsDocument: TypedDocumentNode<
  { matchingCohorts: readonly MatchingCohort[]; user: Capacity | null },
  object
> = gql`
  query MatchingCohorts {
    matchingCohorts {
      cohort { _id title description duration matching_start matching_end }
      is_open
      free_places
      candidates
    }
    user { _id mentorMotivation { numberOfTeams } }
  }
`

export const candidatesDocument: TypedDocumentNode<
  { candidates: CandidatePage | null; projects: readonly OwnProject[]; user: Capacity | null },
  { cohortId: string; me: string }
> = gql`
  query Candidates($cohortId: String!, $me: String!) {
    candidates(cohortId: $cohortId) {
      cohort { _id title matching_start matching_end }
      is_open
      free_places
      items {
        project_id
        name
        problem
        solution
        sectors
        countries
        languages
        support
        stage
        owner_first_name
        owner_avatar
        owner_bio
        fit
        fit_points { reason points of shared }
        is_selected
        request_status
        request_id
      }
    }
    projects(query: { mentor: $me }, sortBy: NAME_ASC) { _id name course_open }
    user { _id mentorMotivation { numberOfTeams } }
  }
`

export const selectCandidateDocument: TypedDocumentNode<
  { selectCandidate: boolean },
  { projectId: string; selected: boolean }
> = gql`
  mutation SelectCandidate($projectId: String!, $selected: Boolean!) {
    selectCandidate(projectId: $projectId, selected: $selected)
  }
`

type Moved = { readonly _id: string; readonly project_id: string; readonly status: string }

export const requestMatchDocument: TypedDocumentNode<
  { requestMatch: Moved | null },
  { projectId: string; message: string }
> = gql`
  mutation RequestMatch($projectId: String!, $message: String) {
    requestMatch(projectId: $projectId, message: $message) { _id project_id status }
  }
`

export const withdrawRequestDocument: TypedDocumentNode<
  { withdrawMatchRequest: Moved | null },
  { id: string }
> = gql`
  mutation WithdrawMatchRequest($id: ObjectId!) {
    withdrawMatchRequest(_id: $id) { _id project_id status }
  }
`

export type OwnRequest = {
  readonly _id: string
  readonly status: string
  readonly message: string
  readonly reason: string
  readonly created_at: string
}

export const ownRequestsDocument: TypedDocumentNode<
  { connectRequests: readonly OwnRequest[] },
  { projectId: string }
> = gql`
  query OwnRequests($projectId: String!) {
    connectRequests(projectId: $projectId) { _id status message reason created_at }
  }
`
