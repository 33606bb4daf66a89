import type { Pool } from 'pg'
import { type PlanKind, planEntities } from '#domain/entities/index.ts'
import { fieldRequired } from '#domain/errors.ts'
import type { Actor } from '#domain/policies/actor.ts'
import { readPlan } from '#domain/policies/project.ts'
import type { InputQueryInput } from '#server/api-types.ts'
import { planLimits } from '#server/limits.ts'
import { type FactRow, factColumns, factsOf, visibleProjects } from './project-facts.ts'
import type { ProjectReader } from './project-reader.ts'
import { type PlanRecord, type PlanRow, recordOf, rowRecord } from './record.ts'

/** The same for every kind. */
export type PlanQuery = InputQueryInput | null | undefined

const largestMixedList = 100

const oneQuery = `
select i.data, i.bytes, i.version, i.project_id, ${factColumns('$2')}
from plan_item i join project p on p.id = i.project_id join cohort c on c.id = p.cohort_id
where i.id = $1 and i.kind = $3`

const mixedSizesQuery = `
select i.id, i.bytes
from plan_item i join project p on p.id = i.project_id join cohort c on c.id = p.cohort_id
where i.kind = $4 and ${visibleProjects('plan')}
order by i.id limit $5`

const mixedQuery = `
select id, project_id, kind, data, version from plan_item where id = any ($1) order by id`

export async function listPlan(
  db: Pool,
  actor: Actor,
  projects: ProjectReader,
  kind: PlanKind,
  query: PlanQuery,
  limit: number | null | undefined,
): Promise<PlanRecord[]> {
  if (planEntities[kind].isListedByProject && !query?.projectId) throw fieldRequired('projectId')
  if (query?._id) {
    const record = await onePlan(db, actor, projects, kind, query)
    return record ? [record] : []
  }
  if (typeof query?.projectId === 'string') {
    const bundle = await projects.read(query.projectId, kind)
    if (!bundle || readPlan(actor, bundle.facts) !== 'allowed') return []
    return (bundle.plan.get(kind) ?? []).slice(0, bounded(limit, planLimits.recordsOfAKind))
  }
  const sizes = await db.query<{ id: string; bytes: number }>({
    name: 'plan-mixed-sizes',
    text: mixedSizesQuery,
    values: [...visibilityOf(actor), kind, bounded(limit, largestMixedList)],
  })
  projects.budget.spend(sizes.rows.reduce((total, { bytes }) => total + bytes, 0))
  const { rows } = await db.query<PlanRow>({
    name: 'plan-mixed-list',
    text: mixedQuery,
    values: [sizes.rows.map(({ id }) => id)],
  })
  return rows.map(rowRecord)
}

export async function onePlan(
  db: Pool,
  actor: Actor,
  projects: ProjectReader,
  kind: PlanKind,
  query: PlanQuery,
): Promise<PlanRecord | null> {
  if (!query?._id) return (await listPlan(db, actor, projects, kind, query, 1))[0] ?? null
  const { rows } = await db.query<FactRow & PlanRow & { bytes: number }>({
    name: 'plan-one',
    text: oneQuery,
    values: [query._id, actor.userId, kind],
  })
  const [row] = rows
  if (!row || readPlan(actor, factsOf(row)) !== 'allowed') return null
  if (query.projectId && query.projectId !== row.project_id) return null
  projects.budget.spend(row.bytes)
  return recordOf(query._id, row.project_id, row.version, row.data)
}

export const visibilityOf = (actor: Actor) => [
  actor.userId,
  actor.role === 'admin' ? actor.mainOrg : null,
  actor.isSuper,
]

export const bounded = (limit: number | null | undefined, most: number) =>
  Math.max(0, Math.min(limit ?? most, most))
