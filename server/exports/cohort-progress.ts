import { moduleBySlug } from '#course/course.ts'
import type { Locale } from '#domain/errors.ts'
import { queryIn } from '#domain/list-query.ts'
import type { Actor } from '#domain/policies/actor.ts'
import { exportCohort } from '#domain/policies/exports.ts'
import type { CellState } from '#domain/progress/module-cell.ts'
import { authorize } from '#server/authorize.ts'
import type { Deps } from '#server/deps.ts'
import { wholeList } from '#server/lists/read-list.ts'
import { audit } from '#server/notices/audit.ts'
import { modulesOf } from '#server/verbs/insight/incubating.ts'
import { type IncubatingRow, incubatingIn, incubatingList } from '#server/verbs/insight/incubating-list.ts'
import { matchingFacts } from '#server/verbs/matching/matching-facts.ts'
import type { Table } from './table-file.ts'

const heads = {
  en: ['Project', 'Owner', 'Mentor', 'Last work', 'Waiting for a review since'],
  es: ['Proyecto', 'Responsable', 'Mentor/a', 'Último trabajo', 'Espera una revisión desde'],
} as const

const states: Readonly<Record<CellState, Record<Locale, string>>> = {
  approved: { en: 'Approved', es: 'Aprobado' },
  waiting: { en: 'Waiting for a review', es: 'Espera una revisión' },
  sentBack: { en: 'Sent back', es: 'Devuelto' },
  open: { en: 'To do', es: 'Por hacer' },
  closed: { en: 'Not open yet', es: 'Aún cerrado' },
}

const names = { filters: Object.keys(incubatingList.filters), firstSort: incubatingList.firstSort }

/** The running projects of a cohort as its managers follow them, with the query of the page. */
export async function progressTable(
  deps: Deps,
  actor: Actor,
  cohortId: string,
  address: URLSearchParams,
): Promise<Table> {
  const { cohort } = await matchingFacts(deps.db, actor, cohortId)
  authorize(exportCohort(actor, cohort))
  const { search, filters, sort } = queryIn(address, names)
  const query = { search, sort, filters: Object.entries(filters).map(([name, value]) => ({ name, value })) }
  const rows = await wholeList<IncubatingRow>(deps.db, incubatingList, query, incubatingIn(cohortId))
  await audit(deps.db, actor, cohort.orgId, 'exportProgress', 'cohort', cohortId, { count: rows.length })
  const { locale } = actor
  const now = new Date()
  const modules = rows[0] ? modulesOf(rows[0], now).map(({ module }) => moduleBySlug(module)) : []
  return [
    [
      ...heads[locale],
      ...modules.map((module) => (module ? `${module.number}. ${module.name[locale]}` : '')),
    ],
    ...rows.map((row) => [
      row.name,
      row.owner_name,
      row.mentor_name ?? '',
      dayOf(row.worked_at),
      dayOf(row.waiting_since),
      ...modulesOf(row, now).map(({ state }) => states[state][locale]),
    ]),
  ]
}

const dayOf = (moment: string | null) => (moment ? new Date(moment).toISOString().slice(0, 10) : '')
