import { graphql } from '#web/data/graphql.ts'

export const titlesDocument = graphql(`
  query CohortTitles($org: String!) {
    organisationCohorts(org: $org, limit: 100) { items { cohort { _id title } } }
  }
`)
