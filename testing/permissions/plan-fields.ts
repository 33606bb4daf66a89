import { type PlanKind, planEntities, planKinds } from '#domain/entities/index.ts'
import type { Field, Fields } from '#domain/fields.ts'
import { pascal } from '#server/graphql/types.ts'
import type { Operations, Target, Way } from './operation.ts'

/** What the server alone writes, of every row. */
const serverFields: Readonly<Record<string, unknown>> = {
  _id: 'e'.repeat(24),
  created_by: 'e'.repeat(24),
  updated_by: 'e'.repeat(24),
  created_at: '2026-01-15',
  updated_at: '2026-01-15',
  lastUpdated: '2026-01-15',
  single_key: 'business',
  kind: 'segment',
}

const place = (name: string, type: 'Insert' | 'Update') => `${name}${type}Input!`

/** One document that tries each field alone, in its own mutation. */
function setsServerField(kind: PlanKind): Way[] {
  const name = pascal(kind)
  const updates = { ...serverFields, projectId: 'e'.repeat(24) }
  const inserts = { ...serverFields, version: 7 }
  return [
    attempts(`Mutation.updateOne${name}`, updates, (target, field) => {
      const id = target.rows[`${kind}.first`]
      return `updateOne${name}(query: { _id: "${id}" }, set: { ${field} }) { _id }`
    }),
    attempts(`Mutation.insertOne${name}`, inserts, (target, field) => {
      return `insertOne${name}(data: { projectId: "${target.project}", ${field} }) { _id }`
    }),
  ]
}

function attempts(
  door: string,
  fields: Readonly<Record<string, unknown>>,
  one: (target: Target, field: string) => string,
): Way {
  const literals = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return {
    door,
    request: (_, target) => ({
      document: `mutation { ${literals.map((field, index) => `try${index}: ${one(target, field)}`).join(' ')} }`,
    }),
    refusal: 'BAD_USER_INPUT',
    faults: literals.length,
  }
}

/** Every reference of a kind, each as the smallest piece of data that holds it. */
function referencesOf(fields: Fields, id: string): Record<string, unknown>[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    valuesWith(field, id).map((value) => ({ [name]: value })),
  )
}

function valuesWith(field: Field, id: string): unknown[] {
  if (field.kind === 'ref') return [id]
  if (field.kind === 'group') return referencesOf(field.fields, id)
  if (field.kind === 'list') return valuesWith(field.of, id).map((value) => [value])
  return []
}

/** Points at the row of the other organisation that would fit best. */
function pointsElsewhere(kind: PlanKind): Way[] {
  const name = pascal(kind)
  const { fields } = planEntities[kind]
  return referencesOf(fields, '').flatMap((_, index): Way[] => {
    const data = (rows: Readonly<Record<string, { first: string }>>) => {
      const target = rows[targetKind(fields, index)]?.first ?? ''
      return referencesOf(fields, target)[index]
    }
    return [
      {
        door: `Mutation.updateOne${name}`,
        request: ({ seed }, target) => ({
          document: `mutation ($id: ObjectId!, $set: ${place(name, 'Update')}) { updateOne${name}(query: { _id: $id }, set: $set) { _id } }`,
          variables: { id: target.rows[`${kind}.first`], set: data(seed.rows.q ?? {}) },
        }),
        ...refused(kind),
      },
      {
        door: `Mutation.insertOne${name}`,
        request: ({ seed }, target) => ({
          document: `mutation ($data: ${place(name, 'Insert')}) { insertOne${name}(data: $data) { _id } }`,
          variables: { data: { projectId: target.project, ...data(seed.rows.q ?? {}) } },
        }),
        ...refused(kind),
      },
    ]
  })
}

/** Owner and team are told that the row does not exist, everybody else as for any other write. */
const refused = (kind: PlanKind) => ({
  readableBy: (actor: { kind: string }) => /^(mentor_matched|org_own|admin_own|super)$/.test(actor.kind),
  secret: () => `CANARY-Q-q-${kind}`,
})

function targetKind(fields: Fields, index: number): string {
  const kinds = Object.values(fields).flatMap(targetKinds)
  return kinds[index] ?? 'cause'
}

function targetKinds(field: Field): string[] {
  if (field.kind === 'ref') return [field.to[0] ?? 'cause']
  if (field.kind === 'group') return Object.values(field.fields).flatMap(targetKinds)
  return field.kind === 'list' ? targetKinds(field.of) : []
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

const manyVerbs = ['deleteMany', 'updateMany', 'insertMany', 'upsertOne', 'replaceOne']

const absent = (document: string, faults: number): Way => ({
  door: '',
  request: () => ({ document }),
  refusal: 'BAD_USER_INPUT',
  faults,
})

export const planFields: Operations = {
  ...Object.fromEntries(planKinds.map((kind) => [`${kind}.setServerField`, setsServerField(kind)])),
  ...Object.fromEntries(
    planKinds
      .map((kind) => [`${kind}.foreignRef`, pointsElsewhere(kind)] as const)
      .filter(([, ways]) => ways.length > 0),
  ),
  deleteMany: manyVerbs.map((verb) => {
    const names = planKinds.map((kind) => capital(verb.endsWith('Many') ? planEntities[kind].plural : kind))
    return absent(
      `mutation { ${names.map((name) => `${verb}${name} { __typename }`).join(' ')} }`,
      names.length,
    )
  }),
  collectionAccess: [
    '{ collection(name: "segment") { _id } }',
    '{ find(collection: "users", filter: {}) { _id } }',
    'mutation { sql(text: "select 1") }',
    '{ segments(query: { _id: { ne: null } }) { _id } }',
    '{ segments(query: { projectId: ["a"] }) { _id } }',
    '{ segments(query: { __proto__: { } }) { _id } }',
    '{ users { _id } }',
  ].map((document) => absent(document, 1)),
}
