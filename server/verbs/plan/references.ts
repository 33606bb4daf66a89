import type { PlanKind } from '#domain/entities/index.ts'
import { AppError } from '#domain/errors.ts'
import { refsIn } from '#domain/plan/walk.ts'
import type { Queryable } from '#server/db/transaction.ts'

/** Everything a record points at must stand in the same project and be of the right kind. */
export async function checkReferences(
  tx: Queryable,
  projectId: string,
  kind: PlanKind,
  data: Readonly<Record<string, unknown>>,
): Promise<void> {
  const refs = refsIn(kind, data)
  if (refs.length === 0) return
  const { rows } = await tx.query<{ id: string; kind: string }>({
    name: 'plan-references',
    text: 'select id, kind from plan_item where project_id = $1 and id = any ($2)',
    values: [projectId, [...new Set(refs.map((ref) => ref.id))]],
  })
  const kinds = new Map(rows.map((row) => [row.id, row.kind]))
  const isMissing = refs.some(({ id, field }) => {
    const found = kinds.get(id)
    return found === undefined || (field.to.length > 0 && !field.to.includes(found))
  })
  if (isMissing) throw new AppError('NOT_FOUND')
}
