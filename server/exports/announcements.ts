import { AppError } from '#domain/errors.ts'
import { roles } from '#domain/options/people.ts'
import { announcementAudiences } from '#domain/options/programme.ts'
import type { Actor } from '#domain/policies/actor.ts'
import { runOrganisation } from '#domain/policies/organisation.ts'
import { onlySuper } from '#domain/policies/programme.ts'
import { authorize } from '#server/authorize.ts'
import type { Deps } from '#server/deps.ts'
import { everything } from '#server/lists/list.ts'
import { audit } from '#server/notices/audit.ts'
import {
  announcementList,
  type ManagedRow,
  ofOrganisation,
} from '#server/verbs/news/managed-announcements.ts'
import { organisationFacts, organisationRow } from '#server/verbs/organisations/organisation-row.ts'
import { dayOf, labelIn, listTable, type TableColumn } from './list-table.ts'
import type { Table } from './table-file.ts'

const states = [
  { value: 'planned', en: 'Planned', es: 'Previsto' },
  { value: 'up', en: 'Visible', es: 'Visible' },
  { value: 'over', en: 'Over', es: 'Terminado' },
]

const columns: readonly TableColumn<ManagedRow>[] = [
  { en: 'Title (English)', es: 'Título (inglés)', of: ({ title }) => title },
  { en: 'Title (Spanish)', es: 'Título (español)', of: ({ title_es }) => title_es },
  { en: 'Text (English)', es: 'Texto (inglés)', of: ({ text }) => text },
  { en: 'Text (Spanish)', es: 'Texto (español)', of: ({ text_es }) => text_es },
  { en: 'For', es: 'Para', of: ({ audience }, locale) => labelIn(announcementAudiences, audience, locale) },
  { en: 'Organisation', es: 'Organización', of: ({ org_name }) => org_name ?? '' },
  { en: 'Cohort', es: 'Cohorte', of: ({ cohort_title }) => cohort_title ?? '' },
  { en: 'Role', es: 'Rol', of: ({ role }, locale) => (role ? labelIn(roles, role, locale) : '') },
  { en: 'State', es: 'Estado', of: ({ state }, locale) => labelIn(states, state, locale) },
  { en: 'From', es: 'Desde', of: ({ visible_from }) => dayOf(visible_from) },
  { en: 'Until', es: 'Hasta', of: ({ visible_until }) => dayOf(visible_until) },
  { en: 'Read by', es: 'Lecturas', of: ({ reads }) => String(reads) },
  { en: 'Written by', es: 'Escrito por', of: ({ author_name }) => author_name ?? '' },
]

/** The announcements of an organisation for those who run it; without one, all of them for the platform's. */
export async function announcementTable(
  deps: Deps,
  actor: Actor,
  org: string | null,
  address: URLSearchParams,
): Promise<Table> {
  const orgId = org === null ? null : await runBy(deps, actor, org)
  if (orgId === null) authorize(onlySuper(actor))
  const scope = orgId === null ? everything : ofOrganisation(orgId)
  const table = await listTable(deps, address, {
    list: announcementList,
    columns,
    scope,
    locale: actor.locale,
  })
  const count = table.length - 1
  await audit(deps.db, actor, orgId ?? actor.mainOrg, 'exportAnnouncements', 'organisation', orgId ?? '', {
    count,
  })
  return table
}

async function runBy(deps: Deps, actor: Actor, slug: string): Promise<string> {
  const row = await organisationRow(deps.db, actor, { slug })
  if (!row) throw new AppError('NOT_FOUND')
  authorize(runOrganisation(actor, organisationFacts(row)))
  return row.id
}
