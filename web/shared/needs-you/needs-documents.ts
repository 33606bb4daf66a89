import { graphql, type ResultOf } from '#web/data/graphql.ts'

export const needsDocument = graphql(`
  query NeedsYou($org: String, $cohortId: ObjectId) {
    needsYou(org: $org, cohortId: $cohortId) {
      items {
        key kind cohort_id cohort_title org project_id project_name person_name module detail days is_late
        can_remind reminded_at
      }
      counts { kind cohort_id cohort_title org detail count }
      attention {
        application_days review_days unmatched_days unsigned_days team_days mentor_days question_days date_days
      }
    }
  }
`)

export const remindDocument = graphql(`
  mutation Remind($cohortId: ObjectId!, $projectId: ObjectId!, $kind: String!) {
    remind(cohortId: $cohortId, projectId: $projectId, kind: $kind) { reminded_at people }
  }
`)

export const attentionDocument = graphql(`
  mutation SetAttention($cohortId: ObjectId!, $attention: AttentionInput!) {
    setAttention(cohortId: $cohortId, attention: $attention) { review_days }
  }
`)

type Needs = ResultOf<typeof needsDocument>['needsYou']
export type NeedItem = Needs['items'][number]
export type NeedCount = Needs['counts'][number]
export type OwnAttention = NonNullable<Needs['attention']>
