import { graphql, type ResultOf } from '#web/data/graphql.ts'
export const matchingCohortsDocument = graphql(`
  query MatchingCohorts {
    matchingCohorts {
      cohort { _id title description duration matching_start matching_end }
      is_open
      free_places
      candidates
    }
    user { _id mentorMotivation { numberOfTeams } }
  }
`)

export const candidatesDocument = graphql(`
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
      requests {
        _id
        project_id
        project_name
        owner_first_name
        status
        message
        reason
        created_at
        decided_at
      }
    }
    projects(query: { mentor: $me }, sortBy: NAME_ASC) { _id name course_open }
    user { _id mentorMotivation { numberOfTeams } }
  }
`)

export const selectCandidateDocument = graphql(`
  mutation SelectCandidate($projectId: String!, $selected: Boolean!) {
    selectCandidate(projectId: $projectId, selected: $selected)
  }
`)

export const requestMatchDocument = graphql(`
  mutation RequestMatch($projectId: String!, $message: String) {
    requestMatch(projectId: $projectId, message: $message) { _id project_id status }
  }
`)

export const withdrawRequestDocument = graphql(`
  mutation WithdrawMatchRequest($id: ObjectId!) {
    withdrawMatchRequest(_id: $id) { _id project_id status }
  }
`)

export type MatchingCohort = ResultOf<typeof matchingCohortsDocument>['matchingCohorts'][number]
export type MatchingDates = Pick<MatchingCohort['cohort'], 'matching_start' | 'matching_end'>

type Candidates = ResultOf<typeof candidatesDocument>
export type Candidate = NonNullable<Candidates['candidates']>['items'][number]
export type OwnRequest = NonNullable<Candidates['candidates']>['requests'][number]
export type FitPoint = Candidate['fit_points'][number]
export type OwnProject = Candidates['projects'][number]
