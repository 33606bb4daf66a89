import { consistencySchema } from './consistency-schema.ts'
import { joiningSchema } from './joining-schema.ts'
import { listSchema } from './list-schema.ts'
import { manageApplicationsSchema } from './manage-applications-schema.ts'
import { manageCohortsSchema } from './manage-cohorts-schema.ts'
import { manageContentSchema } from './manage-content-schema.ts'
import { manageInsightSchema } from './manage-insight-schema.ts'
import { manageNewsSchema } from './manage-news-schema.ts'
import { manageOrganisationsSchema } from './manage-organisations-schema.ts'
import { managePeopleSchema } from './manage-people-schema.ts'
import { manageReportsSchema } from './manage-reports-schema.ts'
import { planSchema } from './plan-schema.ts'
import { programmeSchema } from './programme-schema.ts'
import { reviewSchema } from './review-schema.ts'
import { sharingSchema } from './sharing-schema.ts'
import { teamSchema } from './team-schema.ts'

/** The whole schema as text; schema.graphql is this, checked in and kept fresh by `npm run generate`. */
export function schemaText(): string {
  return `scalar ObjectId

type Query

type Mutation

${listSchema}

${programmeSchema()}

${reviewSchema}

${consistencySchema}

${teamSchema}

${sharingSchema}

${joiningSchema}

${manageApplicationsSchema}

${manageOrganisationsSchema()}

${manageCohortsSchema()}

${manageInsightSchema}

${manageNewsSchema()}

${manageReportsSchema}

${managePeopleSchema}

${manageContentSchema}

${planSchema()}
`
}
