import type { Pool } from 'pg'
import { type PlanKind, planEntities, planKinds } from '#domain/entities/index.ts'
import { newId } from '#server/new-id.ts'
import { canary } from './canaries.ts'
import { samplesOf } from './samples.ts'

/** Two rows of each kind: the first is what others point at, the second nobody knows of. */
export type PlanRows = Record<PlanKind, { readonly first: string; readonly second: string }>

export async function fillPlan(db: Pool, projectId: string, label: string): Promise<PlanRows> {
  const rows = Object.fromEntries(
    planKinds.map((kind) => [kind, { first: newId(), second: newId() }]),
  ) as PlanRows
  for (const kind of planKinds) {
    for (const place of ['first', 'second'] as const) {
      if (kind === 'business' && place === 'second') continue
      await db.query(
        'insert into plan_item (id, project_id, kind, data, single_key) values ($1, $2, $3, $4, $5)',
        [
          rows[kind][place],
          projectId,
          kind,
          JSON.stringify(planData(kind, canary(`${label}-${kind}-${place}`), (other) => rows[other].first)),
          kind === 'business' ? 'business' : null,
        ],
      )
    }
  }
  return rows
}

/** Valid content for a record of this kind, every reference leading where `idOf` says. */
export function planData(kind: PlanKind, label: string, idOf: (kind: PlanKind) => string) {
  const { fields, serverFields } = planEntities[kind]
  const data = samplesOf(fields, label, (to) => idOf((to[0] ?? 'cause') as PlanKind))
  for (const name of serverFields) delete data[name]
  return kind === 'input' ? { ...data, moduleKey: 'one' } : data
}
