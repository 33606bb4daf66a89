import type { PlanKind } from '#domain/entities/index.ts'
import { isEqual } from '#domain/plan/equal.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { type Write, withRealIds } from '#web/data/queue/write.ts'
import { mergedFields } from './merge-fields.ts'
import { sameList, sameShallow } from './steady.ts'

type Row = { _id: string; projectId: string; version: number } & Record<string, unknown>
type Kind = PlanKind | 'project'
type Rows = Partial<Record<Kind, readonly Row[]>>

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
  const index = list.findIndex((row) => row._id === id)
  if (action === 'insert') {
    if (write.projectId !== projectId || index >= 0) return rows
    return { ...rows, [kind]: [...list, insertedRow(write)] }
  }
  const row = list[index]
  if (!row) return rows
  if (action === 'update') return { ...rows, [kind]: list.with(index, updatedRow(row, fields)) }
  // What the server would not remove is still there.
  return write.trouble ? rows : { ...rows, [kind]: list.toSpliced(index, 1) }
}

const inserted = new WeakMap<Write, Row>()
const updated = new WeakMap<Row, WeakMap<Write['fields'], Row>>()

/** The same write gives the same object, however often it is laid over. */
function insertedRow(write: Write): Row {
  const known = inserted.get(write)
  if (known) return known
  const row = { ...write.fields, _id: write.id, projectId: write.projectId, version: 0 }
  inserted.set(write, row)
  return row
}

function updatedRow(row: Row, fields: Write['fields']): Row {
  const byFields = updated.get(row) ?? new WeakMap<Write['fields'], Row>()
  updated.set(row, byFields)
  const next = byFields.get(fields) ?? mergedFields(row, fields)
  byFields.set(fields, next)
  return next
}

/** The former lists, and the former plan, as long as they hold the same records. */
export function keepingSame(before: PlanData | null, after: PlanData): PlanData {
  const former = before as Rows | null
  const lists = Object.entries(after as Rows).map(([kind, list]) => [
    kind,
    sameList(former?.[kind as Kind], list),
  ])
  return sameShallow(before, Object.fromEntries(lists) as PlanData)
}

/** Records that say the same as before are those of before: nobody sees their version, or when the server took it in. */
export function sayingSame(before: PlanData | null, after: PlanData): PlanData {
  const lists = Object.entries(after as Rows).map(([kind, list]) => {
    const former = (before as Rows | null)?.[kind as Kind]
    return [kind, former === list ? list : sameList(former, withFormer(former, list))]
  })
  return sameShallow(before, Object.fromEntries(lists) as PlanData)
}

function withFormer(former: readonly Row[] = [], list: readonly Row[]): readonly Row[] {
  const known = new Map(former.map((row) => [row._id, row]))
  return list.map((row) => {
    const before = known.get(row._id)
    if (!before || before === row) return row
    return isEqual(saidIn(before), saidIn(row)) ? before : row
  })
}

const saidIn = ({ version: _version, lastUpdated: _lastUpdated, ...said }: Row) => said
