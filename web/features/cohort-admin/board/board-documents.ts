import { gql, type TypedDocumentNode } from 'urql'
import type { Reason } from '#domain/errors.ts'
import type { FitReason } from '#domain/progress/fit.ts'

export type BoardProject = {
  readonly project_id: string
  readonly name: string
  readonly owner_name: string
  readonly mentor_id: string | null
  readonly mentor_name: string | null
  readonly mentor_agreement: boolean
  readonly entrepreneur_agreement: boolean
  readonly open_requests: number
}

export type BoardMentor = {
  readonly mentor_id: string
  readonly name: string
  readonly capacity: number
  readonly free_places: number
  readonly languages: readonly string[]
  readonly expertise: readonly string[]
}

export type Board = {
  readonly cohort: {
    readonly _id: string
    readonly title: string
    readonly matching_start: string | null
    readonly matching_end: string | null
  }
  readonly is_open: boolean
  readonly projects: readonly BoardProject[]
  readonly mentors: readonly BoardMentor[]
}

export const boardDocument: TypedDocumentNode<{ matchingBoard: Board | null }, { cohortId: string }> = gql`
  query MatchingBoard($cohortId: String!) {
    matchingBoard(cohortId: $cohortId) {
      cohort { _id title matching_start matching_end }
      is_open
      projects {
        project_id
        name
        owner_name
        mentor_id
        mentor_name
        mentor_agreement
        entrepreneur_agreement
        open_requests
      }
      mentors { mentor_id name capacity free_places languages expertise }
    }
  }
`

export type FitPoint = {
  readonly reason: FitReason
  readonly points: number
  readonly of: number
  readonly shared: readonly string[]
}

export type ProposedMatch = {
  readonly project_id: string
  readonly project_name: string
  readonly mentor_id: string
  readonly mentor_name: string
  readonly fit: number
  readonly fit_points: readonly FitPoint[]
}

export type MentorChoice = {
  readonly mentor_id: string
  readonly name: string
  readonly capacity: number
  readonly free_places: number
  readonly fit: number
  readonly fit_points: readonly FitPoint[]
  readonly asked: string | null
}

export const choicesDocument: TypedDocumentNode<
  {
    project: { readonly _id: string; readonly problem: string | null } | null
    mentorChoices: readonly MentorChoice[]
  },
  { projectId: string; id: string }
> = gql`
  query MentorChoices($projectId: String!, $id: ObjectId!) {
    project(query: { _id: $id }) { _id problem }
    mentorChoices(projectId: $projectId) {
      mentor_id
      name
      capacity
      free_places
      fit
      fit_points { reason points of shared }
      asked
    }
  }
`

export const proposalDocument: TypedDocumentNode<
  { proposedMatching: readonly ProposedMatch[] },
  { cohortId: string }
> = gql`
  query ProposedMatching($cohortId: String!) {
    proposedMatching(cohortId: $cohortId) {
      project_id
      project_name
      mentor_id
      mentor_name
      fit
      fit_points { reason points of shared }
    }
  }
`

type Pair = { readonly project_id: string; readonly mentor_id: string }
export type MatchResult = Pair & { readonly matched: boolean; readonly reason: Reason | null }

export const publishDocument: TypedDocumentNode<
  { publishMatching: readonly MatchResult[] },
  { cohortId: string; matches: readonly Pair[] }
> = gql`
  mutation PublishMatching($cohortId: String!, $matches: [MatchInput!]!) {
    publishMatching(cohortId: $cohortId, matches: $matches) { project_id mentor_id matched reason }
  }
`

type Matched = { readonly _id: string; readonly mentor: string | null }

export const assignDocument: TypedDocumentNode<
  { assignMentor: Matched | null },
  { projectId: string; mentorId: string }
> = gql`
  mutation AssignMentor($projectId: String!, $mentorId: String!) {
    assignMentor(projectId: $projectId, mentorId: $mentorId) { _id mentor }
  }
`

export const unassignDocument: TypedDocumentNode<
  { unassignMentor: Matched | null },
  { projectId: string; reason: string }
> = gql`
  mutation UnassignMentor($projectId: String!, $reason: String!) {
    unassignMentor(projectId: $projectId, reason: $reason) { _id mentor }
  }
`
