import { graphql, type ResultOf } from '#web/data/graphql.ts'

export const cohortsDocument = graphql(`
  query OrganisationCohorts($org: String!, $archived: Boolean!, $limit: Int!, $offset: Int!) {
    organisationCohorts(org: $org, archived: $archived, limit: $limit, offset: $offset) {
      total
      items {
        approval applied pending pending_mentors mentors teams matched signed completed
        cohort {
          _id title approved private self_guided matching registration_open
          open_date close_date matching_start matching_end start_date end_date
        }
      }
    }
  }
`)

export type CohortAtHome = ResultOf<typeof cohortsDocument>['organisationCohorts']['items'][number]
