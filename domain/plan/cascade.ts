import { planEntities } from '#domain/entities/index.ts'
import type { Field, Fields } from '#domain/fields.ts'
import { type PlanItem, removedWith } from './belonging.ts'

export type Cascade<Item extends PlanItem = PlanItem> = {
  /** Everything that goes, the record itself first. */
  readonly removed: Item[]
  /** Records that stay but lose an entry that pointed at something removed. */
  readonly changed: { readonly item: Item; readonly data: PlanItem['data'] }[]
}

/** What deleting one record does to the rest of its plan. */
export function cascade<Item extends PlanItem>(items: readonly Item[], id: string): Cascade<Item> {
  const removed = removedWith(items, id)
  const changed = items
    .filter((item) => !removed.has(item.id))
    .map((item) => ({ item, data: withoutEntries(planEntities[item.kind].fields, item.data, removed) }))
    .filter(({ item, data }) => data !== item.data)
  return { removed: [...removed.values()], changed }
}

function withoutEntries(fields: Fields, data: PlanItem['data'], removed: ReadonlyMap<string, PlanItem>) {
  let result = data
  for (const [name, field] of Object.entries(fields)) {
    const value = data[name]
    if (field.kind !== 'list' || !Array.isArray(value)) continue
    const kept = value.filter((entry) => !entryPointsInto(field.of, entry, removed))
    if (kept.length < value.length) result = { ...result, [name]: kept }
  }
  return result
}

function entryPointsInto(field: Field, entry: unknown, removed: ReadonlyMap<string, PlanItem>): boolean {
  if (field.kind === 'ref') return pointsInto(entry, removed)
  if (field.kind !== 'group') return false
  const values = entry as Record<string, unknown>
  return Object.entries(field.fields).some(
    ([name, inner]) => inner.kind === 'ref' && pointsInto(values[name], removed),
  )
}

function pointsInto(value: unknown, removed: ReadonlyMap<string, PlanItem>): boolean {
  return typeof value === 'string' && removed.has(value)
}
