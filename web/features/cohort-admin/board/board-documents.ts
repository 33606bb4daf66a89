import { graphql, type ResultOf } from '#web/data/graphql.ts'
export const boardDocument = graphql(`
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
`)

export const choicesDocument = graphql(`
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
`)

export const proposalDocument = graphql(`
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
`)

export const publishDocument = graphql(`
  mutation PublishMatching($cohortId: String!, $matches: [MatchInput!]!) {
    publishMatching(cohortId: $cohortId, matches: $matches) { project_id mentor_id matched reason }
  }
`)

export const assignDocument = graphql(`
  mutation AssignMentor($projectId: String!, $mentorId: String!) {
    assignMentor(projectId: $projectId, mentorId: $mentorId) { _id mentor }
  }
`)

export const unassignDocument = graphql(`
  mutation UnassignMentor($projectId: String!, $reason: String!) {
    unassignMentor(projectId: $projectId, reason: $reason) { _id mentor }
  }
`)

export type Board = NonNullable<ResultOf<typeof boardDocument>['matchingBoard']>
export type BoardProject = Board['projects'][number]
export type BoardMentor = Board['mentors'][number]
export type MentorChoice = ResultOf<typeof choicesDocument>['mentorChoices'][number]
export type FitPoint = MentorChoice['fit_points'][number]
export type ProposedMatch = ResultOf<typeof proposalDocument>['proposedMatching'][number]
export type MatchResult = ResultOf<typeof publishDocument>['publishMatching'][number]
