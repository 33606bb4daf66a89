import { graphql, type ResultOf } from '#web/data/graphql.ts'

export const auditLogDocument = graphql(`
  query AuditLog($org: String, $list: ListQueryInput) {
    auditLog(org: $org, list: $list) {
      total
      items { _id created_at action actor_name target_name target_name_es org_name from to count }
    }
  }
`)

export type Entry = ResultOf<typeof auditLogDocument>['auditLog']['items'][number]
