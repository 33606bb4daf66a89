import type { Choice } from '#domain/fields.ts'
import { orgRoles, roles } from '#domain/options/people.ts'
import { applicationStatuses } from '#domain/options/programme.ts'
import type { Actor } from '#domain/policies/actor.ts'
import { exportPlatformUsers } from '#domain/policies/exports.ts'
import { authorize } from '#server/authorize.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/notices/audit.ts'
import { everybody, type ListedPerson, peopleList } from '#server/verbs/people/people-list.ts'
import { labelIn, listTable, type TableColumn } from './list-table.ts'
import type { Table } from './table-file.ts'

const states: readonly Choice[] = [
  { value: 'active', en: 'Active', es: 'Activa' },
  { value: 'unconfirmed', en: 'E-mail not confirmed', es: 'Correo sin confirmar' },
  { value: 'disabled', en: 'Disabled', es: 'Desactivada' },
]

export const platformUserColumns: readonly TableColumn<ListedPerson>[] = [
  { en: 'First name', es: 'Nombre', of: (row) => row.first_name },
  { en: 'Last name', es: 'Apellido', of: (row) => row.last_name },
  { en: 'E-mail', es: 'Correo', of: (row) => row.email },
  {
    en: 'Role',
    es: 'Rol',
    of: ({ role, org_role }, locale) => labelIn([...roles, ...orgRoles], org_role ?? role, locale),
  },
  { en: 'Works for', es: 'Trabaja para', of: (row) => row.main_org_name },
  { en: 'Organisation', es: 'Organización', of: (row) => row.org_name },
  { en: 'Cohort', es: 'Cohorte', of: (row) => row.cohort_title },
  {
    en: 'Application',
    es: 'Postulación',
    of: (row, locale) => labelIn(applicationStatuses, row.application_status, locale),
  },
  { en: 'Account', es: 'Cuenta', of: (row, locale) => labelIn(states, row.state, locale) },
  { en: 'Test account', es: 'Cuenta de prueba', of: (row) => (row.test_account ? '×' : '') },
  { en: 'Joined on', es: 'Desde', of: (row) => row.created_at.slice(0, 10) },
  { en: 'Last seen on', es: 'Última visita', of: (row) => row.last_seen_at?.slice(0, 10) ?? '' },
]

/** Everybody whom the page of platform users would show, with the same query in the address. */
export async function platformUserTable(deps: Deps, actor: Actor, address: URLSearchParams): Promise<Table> {
  authorize(exportPlatformUsers(actor))
  const table = await listTable(deps, address, {
    ...{ list: peopleList, columns: platformUserColumns, scope: everybody, locale: actor.locale },
  })
  await audit(deps.db, actor, actor.mainOrg, 'exportPlatformUsers', 'platform', '', {
    count: table.length - 1,
  })
  return table
}
