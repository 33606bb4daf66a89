import type { PlanKind } from '#domain/entities/index.ts'
import { isEqual } from '#domain/plan/equal.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { type Write, withRealIds } from '#web/data/queue/write.ts'
import { mergedFields } from './merge-fields.ts'
import { sameList, sameShallow } from './steady.ts'

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

/**
 * The plan with unsent writes, made of the former objects wherever they say the same. What the server has is steady
 * already; only records with an unsent write are looked into, and these are few.
 */
export function keepingSame(before: PlanData | null, sent: PlanData, after: PlanData): PlanData {
  const former = before as Rows | null
  const lists = Object.entries(after as Rows).map(([kind, list]) => {
    const known = (sent as Rows)[kind as PlanKind]
    return [kind, list === known ? list : sameRows(former?.[kind as PlanKind], known ?? [], list)]
  })
  return sameShallow(before, Object.fromEntries(lists) as PlanData)
}

function sameRows(
  before: readonly Row[] | undefined,
  sent: readonly Row[],
  after: readonly Row[],
): readonly Row[] {
  if (!before) return after
  const isSent = new Set(sent)
  const known = new Map(before.map((row) => [row._id, row]))
  const rows = after.map((row) => {
    const former = isSent.has(row) ? undefined : known.get(row._id)
    return former && isEqual(former, row) ? former : row
  })
  return sameList(before, rows)
}
