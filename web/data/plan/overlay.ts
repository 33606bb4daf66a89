import type { PlanKind } from '#domain/entities/index.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { idOf, type Write, withRealIds } from '#web/data/queue/write.ts'

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
  const kind = write.record.split(':')[0] as PlanKind
  const id = idOf(write.record)
  const list = rows[kind]
  if (!list) return rows
  if (write.kind === 'insert') {
    if (write.fields.projectId !== projectId || list.some((row) => row._id === id)) return rows
    return { ...rows, [kind]: [...list, { ...write.fields, _id: id, projectId, version: 0 }] }
  }
  if (!list.some((row) => row._id === id)) return rows
  if (write.kind === 'delete') return { ...rows, [kind]: list.filter((row) => row._id !== id) }
  return { ...rows, [kind]: list.map((row) => (row._id === id ? merged(row, write.fields) : row)) }
}

/** As the server does it: groups are merged, everything else is replaced. */
function merged<T extends Record<string, unknown>>(row: T, fields: Readonly<Record<string, unknown>>): T {
  const next: Record<string, unknown> = { ...row }
  for (const [name, value] of Object.entries(fields)) {
    const before = next[name]
    next[name] = isGroup(value) && isGroup(before) ? merged(before, value) : value
  }
  return next as T
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
