import { graphql, type ResultOf } from '#web/data/graphql.ts'

export const incubatingDocument = graphql(`
  query Incubating($cohortId: ObjectId!, $query: ListQueryInput) {
    incubating(cohortId: $cohortId, query: $query) {
      total
      items {
        _id name status owner_name mentor_name worked_at waiting_since waiting course_open needs
        modules { module state days is_late }
      }
    }
  }
`)

export type IncubatingProject = ResultOf<typeof incubatingDocument>['incubating']['items'][number]
