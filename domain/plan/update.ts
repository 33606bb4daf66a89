import type { Field, Fields } from '#domain/fields.ts'
import { isEqual } from './equal.ts'

type Data = Readonly<Record<string, unknown>>

/** Sets only what is named: groups are merged field by field, everything else is replaced. */
export function applySet(fields: Fields, data: Data, set: Data): Record<string, unknown> {
  const result: Record<string, unknown> = { ...data }
  for (const [name, value] of Object.entries(set)) {
    const field: Field | undefined = fields[name]
    if (field?.kind === 'group' && isRecord(value)) {
      result[name] = applySet(field.fields, isRecord(data[name]) ? data[name] : {}, value)
    } else {
      result[name] = value
    }
  }
  return result
}

/**
 * The names that two writers changed differently: written now, and changed by somebody since the version that
 * the writer saw. Different properties merge, inside a group too; the same value twice is no quarrel.
 */
export function conflictsOf(seen: Data, current: Data, next: Data, set: Data): string[] {
  return Object.entries(set).flatMap(([name, value]) => {
    const [before, now, then] = [seen[name] ?? null, current[name] ?? null, next[name] ?? null]
    if (isEqual(before, now) || isEqual(then, now)) return []
    if (!isRecord(value)) return [name]
    return conflictsOf(asRecord(before), asRecord(now), asRecord(then), value).map(
      (inner) => `${name}.${inner}`,
    )
  })
}

const asRecord = (value: unknown): Data => (isRecord(value) ? value : {})

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
