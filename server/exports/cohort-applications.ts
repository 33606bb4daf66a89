import { queryIn } from '#domain/list-query.ts'
import type { Actor } from '#domain/policies/actor.ts'
import { exportCohort } from '#domain/policies/exports.ts'
import { authorize } from '#server/authorize.ts'
import type { Deps } from '#server/deps.ts'
import type { List } from '#server/lists/list.ts'
import { wholeList } from '#server/lists/read-list.ts'
import { audit } from '#server/notices/audit.ts'
import { applicationList, applicationsTo, pointColumns } from '#server/verbs/applications/application-list.ts'
import { joiningRoleIn } from '#server/verbs/applications/rubric.ts'
import { matchingFacts } from '#server/verbs/matching/matching-facts.ts'
import { userColumns } from '#server/verbs/people/user.ts'
import { applicationColumns, type ExportRow } from './application-columns.ts'
import type { Table } from './table-file.ts'

const list: List = {
  ...applicationList,
  columns: `${userColumns}, a.role as own_role, a.status, a.created_at as applied_at, a.updated_at as changed_at,
    (select e.message from application_event e where e.application_id = a.id order by e.id desc limit 1) as last_message,
    ${pointColumns}`,
  from: `${applicationList.from} left join organisation o on o.id = u.main_org`,
}

const names = { filters: Object.keys(list.filters), firstSort: list.firstSort }

/** The applications to a cohort as its managers read them, in their language, with the query of the page. */
export async function applicationTable(
  deps: Deps,
  actor: Actor,
  cohortId: string,
  address: URLSearchParams,
): Promise<Table> {
  const { cohort } = await matchingFacts(deps.db, actor, cohortId)
  authorize(exportCohort(actor, cohort))
  const role = address.get('role')
  const { search, filters, sort } = queryIn(address, names)
  const query = { search, sort, filters: Object.entries(filters).map(([name, value]) => ({ name, value })) }
  const { where, values } = applicationsTo(cohortId, role && joiningRoleIn(role), actor.userId)
  const scope = { where: `${where} and u.deleted_at is null`, values }
  const rows = await wholeList<ExportRow>(deps.db, list, query, scope)
  await audit(deps.db, actor, cohort.orgId, 'exportApplications', 'cohort', cohortId, { count: rows.length })
  return [
    applicationColumns.map((column) => column[actor.locale]),
    ...rows.map((row) => applicationColumns.map((column) => column.of(row, actor.locale) ?? '')),
  ]
}
