import type { Field } from './contract/field.ts'
import type { Place } from './contract/room.ts'

export type PlanItem = {
  readonly _id: string
  readonly kind: string
  readonly data: Readonly<Record<string, unknown>>
}

/** What stands in a field of a room, by the id of its record. Empty values count as none. */
export function valuesAt(
  field: Field,
  place: Place,
  items: readonly PlanItem[],
): Readonly<Record<string, unknown>> {
  const names = field.property.split('.')
  const values = items
    .filter((item) => isIn(field, place, item))
    .map(({ _id, data }) => [_id, inside(data, names, field.rows)] as const)
  return Object.fromEntries(values.filter(([, value]) => !isEmpty(value)))
}

function isIn({ kind, key, step, only }: Field, place: Place, item: PlanItem): boolean {
  if (item.kind !== kind) return false
  if (kind !== 'input') return only?.(item.data) ?? true
  const { moduleKey, stepKey, key: itsKey } = item.data
  if (typeof itsKey !== 'string') return false
  // A key may carry an id behind a colon, as in relation:{offeringId}.
  const name = itsKey.split(':')[0]
  return moduleKey === place.module && stepKey === (step ?? place.step) && name === key
}

function inside(value: unknown, [name, ...rest]: readonly string[], rows: Field['rows']): unknown {
  if (name === undefined || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const own = rows ? value.filter(rows) : value
    return own.map((one) => inside(one, [name, ...rest], rows))
  }
  return inside((value as Record<string, unknown>)[name], rest, rows)
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isEmpty)
  return value === undefined || value === null || value === '' || value === false
}
