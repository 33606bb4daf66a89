import { graphql, type ResultOf } from '#web/data/graphql.ts'

export const findDocument = graphql(`
  query FindInOrganisation($org: String!, $search: String!) {
    findInOrganisation(org: $org, search: $search) {
      cohorts { total items { _id title is_open } }
      teams { total items { _id name owner_name cohort_id cohort_title application_id } }
    }
  }
`)

export type Found = ResultOf<typeof findDocument>['findInOrganisation']
