import type { Locale } from '#domain/errors.ts'
import type { Choice } from '#domain/fields.ts'
import { type ListQuery, queryIn } from '#domain/list-query.ts'
import { orgRoles, roles } from '#domain/options/people.ts'
import { applicationStatuses } from '#domain/options/programme.ts'
import type { Actor } from '#domain/policies/actor.ts'
import { exportPlatformUsers } from '#domain/policies/exports.ts'
import { authorize } from '#server/authorize.ts'
import type { Deps } from '#server/deps.ts'
import { wholeList } from '#server/lists/read-list.ts'
import { audit } from '#server/notices/audit.ts'
import { everybody, type ListedPerson, peopleList } from '#server/verbs/people/people-list.ts'
import type { Table } from './table-file.ts'

type Column = { en: string; es: string; of: (row: ListedPerson, locale: Locale) => string | null }

const labelIn = (choices: readonly Choice[], value: string, locale: Locale) =>
  choices.find((one) => one.value === value)?.[locale] ?? value

const states: readonly Choice[] = [
  { value: 'active', en: 'Active', es: 'Activa' },
  { value: 'unconfirmed', en: 'E-mail not confirmed', es: 'Correo sin confirmar' },
  { value: 'disabled', en: 'Disabled', es: 'Desactivada' },
]

export const platformUserColumns: readonly Column[] = [
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

const names = { filters: Object.keys(peopleList.filters), firstSort: peopleList.firstSort }

/** Everybody whom the page of platform users would show, with the same query in the address. */
export async function platformUserTable(deps: Deps, actor: Actor, address: URLSearchParams): Promise<Table> {
  authorize(exportPlatformUsers(actor))
  const query = asked(queryIn(address, names))
  const rows = await wholeList<ListedPerson>(deps.db, peopleList, query, everybody)
  await audit(deps.db, actor, actor.mainOrg, 'exportPlatformUsers', 'platform', '', { count: rows.length })
  return [
    platformUserColumns.map((column) => column[actor.locale]),
    ...rows.map((row) => platformUserColumns.map((column) => column.of(row, actor.locale) ?? '')),
  ]
}

function asked({ search, filters, sort }: ListQuery) {
  return { search, sort, filters: Object.entries(filters).map(([name, value]) => ({ name, value })) }
}
