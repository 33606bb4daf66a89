import type { FieldChange } from './module-changes.ts'
import type { PlanItem } from './values-at.ts'

export type RecordTitle = { readonly record: string; readonly title: string }

/** In which field a record carries what one would call it by. */
const titleFields = ['name', 'title', 'text', 'description', 'value']
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
    const title = titleOf(items.get(record))
    return title ? [{ record, title }] : []
  })
}

function titleOf(item: PlanItem | undefined): string {
  const found = titleFields
    .map((name) => item?.data[name])
    .find((value) => typeof value === 'string' && value)
  const title = typeof found === 'string' ? found.replace(/\s+/g, ' ').trim() : ''
  return title.length > longestTitle ? `${title.slice(0, longestTitle).trimEnd()}…` : title
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : []
}
