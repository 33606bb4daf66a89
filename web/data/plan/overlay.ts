import type { PlanKind } from '#domain/entities/index.ts'
import { isEqual } from '#domain/plan/equal.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { type Write, withRealIds } from '#web/data/queue/write.ts'
import { mergedFields } from './merge-fields.ts'

type Row = { _id: string; projectId: string; version: number } & Record<string, unknown>
type Rows = Partial<Record<PlanKind, readonly Row[]>>

/**
 * What the server has, with what this person has written since and the server has not answered yet. A new record
 * whose answer is just being worked in stands there once, under one id.
 */
export function withUnsent(
  data: PlanData,
  unsent: readonly Write[],
  projectId: string,
  realId: (temporary: string) => string | undefined = () => undefined,
): PlanData {
  const isThere = (id: string) =>
    Object.values(data as Rows).some((list) => list.some((row) => row._id === id))
  const idInData = (temporary: string) => {
    const id = realId(temporary)
    return id && isThere(id) ? id : undefined
  }
  let rows = data as Rows
  for (const write of unsent) rows = applied(rows, withRealIds(write, idInData), projectId)
  return rows as PlanData
}

function applied(rows: Rows, write: Write, projectId: string): Rows {
  const { action, kind, id, fields } = write
  const list = kind === 'feedback' ? undefined : rows[kind]
  if (!list) return rows
  if (action === 'insert') {
    if (write.projectId !== projectId || list.some((row) => row._id === id)) return rows
    return { ...rows, [kind]: [...list, { ...fields, _id: id, projectId, version: 0 }] }
  }
  if (!list.some((row) => row._id === id)) return rows
  if (action === 'update')
    return { ...rows, [kind]: list.map((row) => (row._id === id ? mergedFields(row, fields) : row)) }
  // What the server would not remove is still there.
  return write.trouble ? rows : { ...rows, [kind]: list.filter((row) => row._id !== id) }
}

/** The new plan with the former lists and records wherever they say the same: only what changed is drawn again. */
export function keepingSame(before: PlanData | null, after: PlanData): PlanData {
  const former = before as Rows | null
  const lists = Object.entries(after as Rows).map(([kind, list]) => [
    kind,
    sameList(former?.[kind as PlanKind] ?? [], list),
  ])
  const kept = Object.fromEntries(lists) as Rows
  return before && isEqual(before, kept) ? before : (kept as PlanData)
}

function sameList(before: readonly Row[], after: readonly Row[]): readonly Row[] {
  const known = new Map(before.map((row) => [row._id, row]))
  const rows = after.map((row) => {
    const former = known.get(row._id)
    return former && isEqual(former, row) ? former : row
  })
  return isEqual(before, rows) ? before : rows
}
