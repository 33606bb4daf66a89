import { bugStatuses } from '#domain/options/programme.ts'
import type { Actor } from '#domain/policies/actor.ts'
import { onlySuper } from '#domain/policies/programme.ts'
import { authorize } from '#server/authorize.ts'
import type { Deps } from '#server/deps.ts'
import { everything } from '#server/lists/list.ts'
import { audit } from '#server/notices/audit.ts'
import { type BugRow, bugList } from '#server/verbs/bugs/bugs.ts'
import { dayOf, labelIn, listTable, type TableColumn } from './list-table.ts'
import type { Table } from './table-file.ts'

const columns: readonly TableColumn<BugRow>[] = [
  { en: 'Description', es: 'Descripción', of: ({ description }) => description },
  { en: 'State', es: 'Estado', of: ({ status }, locale) => labelIn(bugStatuses, status, locale) },
  { en: 'Module', es: 'Módulo', of: ({ module }) => module },
  { en: 'Step', es: 'Paso', of: ({ step }) => step },
  { en: 'Project', es: 'Proyecto', of: ({ project_name }) => project_name ?? '' },
  { en: 'Cohort', es: 'Cohorte', of: ({ cohort_title }) => cohort_title ?? '' },
  { en: 'Organisation', es: 'Organización', of: ({ org_name }) => org_name ?? '' },
  { en: 'Reported by', es: 'Reportado por', of: ({ user_name }) => user_name ?? '' },
  { en: 'E-mail', es: 'Correo', of: ({ user_email }) => user_email ?? '' },
  { en: 'Reported on', es: 'Fecha', of: ({ time }) => dayOf(time) },
  { en: 'Answer', es: 'Respuesta', of: ({ answer }) => answer ?? '' },
  { en: 'Answered by', es: 'Respondido por', of: ({ answered_by }) => answered_by ?? '' },
]

/** What people reported, for those who run the platform. */
export async function bugTable(deps: Deps, actor: Actor, address: URLSearchParams): Promise<Table> {
  authorize(onlySuper(actor))
  const table = await listTable(deps, address, {
    ...{ list: bugList, columns, scope: everything, locale: actor.locale },
  })
  await audit(deps.db, actor, actor.mainOrg, 'exportBugs', 'platform', '', { count: table.length - 1 })
  return table
}
