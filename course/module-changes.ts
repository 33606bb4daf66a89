import { isEqual } from '#domain/plan/equal.ts'
import { recordTitle } from '#domain/plan/record-title.ts'
import { shortened } from '#domain/text.ts'
import { type Field, pathOf } from './contract/field.ts'
import type { Module } from './contract/room.ts'
import { threadOf } from './contract/threads.ts'
import { type PlanItem, valuesAt } from './values-at.ts'

/** Whether the record itself came, went, or stayed while its field changed. */
export type Standing = 'new' | 'gone' | 'kept'

export type FieldChange = {
  readonly step: string
  /** Where it stands in the plan. */
  readonly path: string
  readonly record: string
  /** What the record hangs on, such as the cause of a rating. */
  readonly parent: string | null
  /** The name under which a mentor talks about it. */
  readonly field: string
  readonly standing: Standing
  /** Undefined where nothing stood. */
  readonly before: unknown
  readonly after: unknown
}

/** What differs between two states of a plan in the fields of a module: by step, then by what one can talk about. */
export function moduleChanges(
  { slug, rooms }: Module,
  before: readonly PlanItem[],
  after: readonly PlanItem[],
): FieldChange[] {
  const then = new Map(before.map((item) => [item._id, item]))
  const now = new Map(after.map((item) => [item._id, item]))

  function changeOf(step: string, field: Field, record: string, was: unknown, is: unknown): FieldChange {
    const item = now.get(record) ?? then.get(record)
    const parent = parentOf(item)
    const standing = then.has(record) ? (now.has(record) ? 'kept' : 'gone') : 'new'
    return {
      step,
      path: pathOf(field),
      record,
      parent,
      field: threadOf(field, { _id: record, parent, key: keyOf(item) }),
      standing,
      before: was,
      after: is,
    }
  }

  return rooms.flatMap(({ slug: step, fields }) => {
    const place = { module: slug, step }
    const found = fields.flatMap((field) => {
      const old = valuesAt(field, place, before)
      const young = valuesAt(field, place, after)
      return [...new Set([...Object.keys(old), ...Object.keys(young)])]
        .filter((id) => !isEqual(old[id], young[id]))
        .map((id) => changeOf(step, field, id, old[id], young[id]))
    })
    return [...Map.groupBy(found, ({ field }) => field).values()].flat()
  })
}

const parentOf = (item: PlanItem | undefined) =>
  typeof item?.data.parent === 'string' && item.data.parent !== '' ? item.data.parent : null

const keyOf = (item: PlanItem | undefined) => (typeof item?.data.key === 'string' ? item.data.key : undefined)

const mostChanges = 300
const mostLetters = 400_000

/** As many changes as one can read, and how many more there are. */
export function readable(changes: readonly FieldChange[]) {
  let letters = 0
  const fits = changes.findIndex((change, index) => {
    letters += JSON.stringify([change.before, change.after]).length
    return index >= mostChanges || letters > mostLetters
  })
  const fields = fits < 0 ? changes : changes.slice(0, fits)
  return { fields, leftOut: changes.length - fields.length }
}

export type RecordTitle = { readonly record: string; readonly title: string }

const longestTitle = 160

/** What the records are called that changes are about, hang on or name. */
export function recordTitles(
  changes: readonly FieldChange[],
  before: readonly PlanItem[],
  after: readonly PlanItem[],
): RecordTitle[] {
  // Today's name of a record is the better one.
  const items = new Map([...before, ...after].map((item) => [item._id, item]))
  const named = changes.flatMap((change) => [
    change.record,
    change.parent ?? '',
    ...strings(change.before),
    ...strings(change.after),
  ])
  return [...new Set(named)].flatMap((record) => {
    const title = shortened(recordTitle(items.get(record)?.data), longestTitle)
    return title ? [{ record, title }] : []
  })
}

// `{id}:{score}` speaks of a record too.
const scored = /^([0-9a-f]{24}):\d+$/

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value.replace(scored, '$1')]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : []
}
