import type { Pool } from 'pg'
import type { PlanKind } from '#domain/entities/index.ts'
import type { Actor } from '#domain/policies/actor.ts'
import { readPlan } from '#domain/policies/project.ts'
import { type FactRow, factColumns, factsOf, visibleProjects } from './project-facts.ts'
import type { ProjectReader } from './project-reader.ts'
import { type PlanRecord, type PlanRow, recordOf, rowRecord } from './record.ts'

export type PlanQuery = { _id?: string | null; projectId?: string | null } | null | undefined

const largestList = 1000
const largestMixedList = 100

const oneQuery = `
select i.data, i.version, i.project_id, ${factColumns('$2')}
from plan_item i join project p on p.id = i.project_id join cohort c on c.id = p.cohort_id
where i.id = $1 and i.kind = $3`

const mixedQuery = `
select i.id, i.project_id, i.kind, i.data, i.version
from plan_item i join project p on p.id = i.project_id join cohort c on c.id = p.cohort_id
where i.kind = $4 and ${visibleProjects('plan')}
order by i.id limit $5`

export async function listPlan(
  db: Pool,
  actor: Actor,
  projects: ProjectReader,
  kind: PlanKind,
  query: PlanQuery,
  limit: number | null | undefined,
): Promise<PlanRecord[]> {
  if (query?._id) {
    const record = await onePlan(db, actor, projects, kind, query)
    return record ? [record] : []
  }
  if (typeof query?.projectId === 'string') {
    const bundle = await projects.read(query.projectId, kind)
    if (!bundle || readPlan(actor, bundle.facts) !== 'allowed') return []
    return (bundle.plan.get(kind) ?? []).slice(0, bounded(limit, largestList))
  }
  const { rows } = await db.query<PlanRow>({
    name: 'plan-mixed-list',
    text: mixedQuery,
    values: [...visibilityOf(actor), kind, bounded(limit, largestMixedList)],
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
  const { rows } = await db.query<FactRow & PlanRow>({
    name: 'plan-one',
    text: oneQuery,
    values: [query._id, actor.userId, kind],
  })
  const [row] = rows
  if (!row || readPlan(actor, factsOf(row)) !== 'allowed') return null
  if (query.projectId && query.projectId !== row.project_id) return null
  return recordOf(query._id, row.project_id, row.version, row.data)
}

export const visibilityOf = (actor: Actor) => [
  actor.userId,
  actor.role === 'admin' ? actor.mainOrg : null,
  actor.isSuper,
]

export const bounded = (limit: number | null | undefined, most: number) =>
  Math.max(0, Math.min(limit ?? most, most))
