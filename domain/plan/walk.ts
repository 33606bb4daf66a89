import { type PlanKind, planEntities } from '#domain/entities/index.ts'
import type { Field, Fields } from '#domain/fields.ts'

type Ref = Extract<Field, { kind: 'ref' }>
export type FoundRef = { readonly id: string; readonly field: Ref; readonly path: string }

const idShape = /^[0-9a-f]{24}$/

/** Every id of this plan that a record of this kind points at. */
export function refsIn(kind: PlanKind, data: Readonly<Record<string, unknown>>): FoundRef[] {
  const found: FoundRef[] = []
  walk(planEntities[kind].fields, data, '', found)
  return found
}

function walk(fields: Fields, data: Readonly<Record<string, unknown>>, at: string, found: FoundRef[]): void {
  for (const [name, field] of pointing(fields)) visit(field, data[name], at ? `${at}.${name}` : name, found)
}

const known = new WeakMap<Fields, readonly (readonly [string, Field])[]>()

/** Those of the fields in which an id may stand. */
function pointing(fields: Fields): readonly (readonly [string, Field])[] {
  const found = known.get(fields) ?? Object.entries(fields).filter(([, field]) => mayPoint(field))
  known.set(fields, found)
  return found
}

function mayPoint(field: Field): boolean {
  if (field.kind === 'group') return pointing(field.fields).length > 0
  return field.kind === 'ref' || (field.kind === 'list' && mayPoint(field.of))
}

function visit(field: Field, value: unknown, path: string, found: FoundRef[]): void {
  if (value === null || value === undefined) return
  if (field.kind === 'ref') {
    if (typeof value === 'string' && idShape.test(value)) found.push({ id: value, field, path })
  } else if (field.kind === 'group') {
    walk(field.fields, value as Record<string, unknown>, path, found)
  } else if (field.kind === 'list' && Array.isArray(value)) {
    for (const item of value) visit(field.of, item, path, found)
  }
}
