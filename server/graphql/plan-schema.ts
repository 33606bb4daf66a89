import { type PlanKind, planEntities, planKinds } from '#domain/entities/index.ts'
import type { PlanEntity } from '#domain/entity.ts'
import type { Fields } from '#domain/fields.ts'
import { inputType, objectType, pascal } from './types.ts'

/** The API of the fourteen plan entities, generated from their definitions. */
export function planSchema(): string {
  return planKinds.map((kind) => entitySchema(kind, planEntities[kind])).join('\n\n')
}

function entitySchema(kind: PlanKind, entity: PlanEntity): string {
  const name = pascal(kind)
  const writable = without(entity.fields, entity.serverFields)
  return [
    objectType(name, entity.fields, ['_id: ObjectId!', 'projectId: String!', 'version: Int!']),
    `input ${name}QueryInput {\n  _id: ObjectId\n  projectId: String\n}`,
    `enum ${name}SortByInput {\n  _ID_ASC\n  _ID_DESC\n}`,
    inputType(name, 'InsertInput', writable, ['projectId: String!']),
    inputType(name, 'UpdateInput', writable, ['version: Int']),
    rootFields(kind, name, entity.plural),
  ].join('\n\n')
}

function rootFields(kind: PlanKind, name: string, plural: string): string {
  const mutations = [
    // Sent again with the same key, an insert gives the record it made the first time.
    `insertOne${name}(data: ${name}InsertInput!, key: String): ${name}`,
    `updateOne${name}(query: ${name}QueryInput, set: ${name}UpdateInput!): ${name}`,
    // The business of a project is written, never deleted.
    ...(kind === 'business' ? [] : [`deleteOne${name}(query: ${name}QueryInput): ${name}`]),
  ]
  return `extend type Query {
  ${kind}(query: ${name}QueryInput): ${name}
  ${plural}(query: ${name}QueryInput, sortBy: ${name}SortByInput, limit: Int): [${name}!]!
}

extend type Mutation {
  ${mutations.join('\n  ')}
}`
}

/** The plan under a project: `project { segments { … } business { … } }`. */
export function nestedPlanFields(): string[] {
  return planKinds.map((kind) =>
    kind === 'business' ? 'business: Business' : `${planEntities[kind].plural}: [${pascal(kind)}!]!`,
  )
}

function without(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))
}
