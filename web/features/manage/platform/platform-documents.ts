import { graphql, type ResultOf } from '#web/data/graphql.ts'

export const platformDocument = graphql(`
  query PlatformHome {
    platformHome {
      organisations cohorts teams mentors entrepreneurs open_bugs reviews
      drafts { _id title org org_name submitted_at }
      bugs { _id description status module step created_at }
      latest_reviews { _id module role answer created_at }
    }
  }
`)

export type Platform = ResultOf<typeof platformDocument>['platformHome']
