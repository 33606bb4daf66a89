import type { PlanKind } from '#domain/entities/index.ts'

export type PlanItem = {
  readonly id: string
  readonly kind: PlanKind
  readonly data: Readonly<Record<string, unknown>>
}

/** By these a record belongs to another one and goes with it, of whatever kind it is. */
export const owners = ['parent', 'segmentId', 'offeringId'] as const

/** Everything that goes with a record, itself first. */
export function removedWith<Item extends PlanItem>(
  items: readonly Item[],
  id: string,
): ReadonlyMap<string, Item> {
  const removed = new Map<string, Item>()
  const first = items.find((item) => item.id === id)
  if (first) removed.set(id, first)
  const belongs = ({ data }: Item) =>
    owners.some((owner) => typeof data[owner] === 'string' && removed.has(data[owner]))
  for (let before = -1; before !== removed.size; ) {
    before = removed.size
    for (const item of items) if (!removed.has(item.id) && belongs(item)) removed.set(item.id, item)
  }
  return removed
}
