import type { Actor } from '#domain/policies/actor.ts'
import { exportCohort } from '#domain/policies/exports.ts'
import { authorize } from '#server/authorize.ts'
import { queryPatiently } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/notices/audit.ts'
import { matchingFacts } from '#server/verbs/matching/matching-facts.ts'
import { userColumns } from '#server/verbs/people/user.ts'
import { applicationColumns, type ExportRow } from './application-columns.ts'
import type { Table } from './table-file.ts'

const mostRows = 10_000

const text = `
select ${userColumns}, a.role as own_role, a.status, a.created_at as applied_at, a.updated_at as changed_at,
  (select e.message from application_event e where e.application_id = a.id order by e.id desc limit 1) as last_message
from application a join users u on u.id = a.user_id left join organisation o on o.id = u.main_org
where a.cohort_id = $1 and ($2::text is null or a.role = $2) and ($3::text is null or a.status = $3)
  and u.deleted_at is null
order by a.role, a.created_at, a.id limit ${mostRows}`

export type ExportFilter = { role?: string | undefined; status?: string | undefined }

/** The applications to a cohort as its managers read them, in their language. */
export async function applicationTable(
  deps: Deps,
  actor: Actor,
  cohortId: string,
  { role, status }: ExportFilter,
): Promise<Table> {
  const { cohort } = await matchingFacts(deps.db, actor, cohortId)
  authorize(exportCohort(actor, cohort))
  const { rows } = await queryPatiently<ExportRow>(deps.db, text, [cohortId, role ?? null, status ?? null])
  await audit(deps.db, actor, cohort.orgId, 'exportApplications', 'cohort', cohortId, { count: rows.length })
  return [
    applicationColumns.map((column) => column[actor.locale]),
    ...rows.map((row) => applicationColumns.map((column) => column.of(row, actor.locale) ?? '')),
  ]
}
