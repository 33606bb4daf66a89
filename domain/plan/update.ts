import type { Field, Fields } from '#domain/fields.ts'

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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
