import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { schemaText } from '#server/graphql/schema.ts'
import type { Random } from './random.ts'
import { hostileValue, likelyText } from './values.ts'

export type Operation = { query: string; variables: unknown; operationName?: unknown }

type Field = GraphQLField<unknown, unknown>

const schema = buildSchema(schemaText())
const fieldsOf = (type: ReturnType<typeof schema.getQueryType>) => Object.values(type?.getFields() ?? {})
const roots = {
  query: fieldsOf(schema.getQueryType()),
  mutation: fieldsOf(schema.getMutationType()),
  subscription: fieldsOf(schema.getSubscriptionType()),
}

const all = Object.entries(roots).flatMap(([kind, fields]) => fields.map((field) => ({ kind, field })))

export const operationCount = all.length

/** One operation of the API after the other, so that all are called equally often, each time with other values. */
export function operationFor(random: Random, turn: number, ids: readonly string[], isLive = true): Operation {
  const from = isLive ? all : all.filter(({ kind }) => kind !== 'subscription')
  const { kind, field } = from[turn % from.length] as { kind: string; field: Field }
  return random.isLucky(0.06) ? odd(random, kind, field) : plain(random, kind, field, ids)
}

function plain(random: Random, kind: string, field: Field, ids: readonly string[]): Operation {
  const given = field.args.filter(({ type }) => random.isLucky(isNonNullType(type) ? 0.97 : 0.6))
  const variables: Record<string, unknown> = {}
  const heads: string[] = []
  const passed = given.map((argument) => {
    const value = valueFor(random, argument.type, ids)
    if (random.isLucky(0.2)) return `${argument.name}: ${literal(value)}`
    variables[argument.name] = value
    heads.push(`$${argument.name}: ${argument.type}`)
    return `${argument.name}: $${argument.name}`
  })
  const selection = selectionOf(random, field.type, 1 + random.below(5))
  const head = heads.length > 0 ? `(${heads.join(', ')})` : ''
  const call = `${field.name}${passed.length > 0 ? `(${passed.join(', ')})` : ''} ${selection}`
  return { query: `${kind} ${head} { ${call} }`, variables }
}

/** Documents that ask for too much, or are none. */
function odd(random: Random, kind: string, field: Field): Operation {
  const name = field.name
  const documents = [
    `${kind} { ${Array.from({ length: 60 }, (_, place) => `a${place}: ${name}`).join(' ')} }`,
    `${kind} { ${name} ${'{ owner '.repeat(30)}${'}'.repeat(30)} }`,
    `{ ...A } fragment A on Query { ...B ...B } fragment B on Query { ...A me { _id } }`,
    `${kind} { ${name} @include(if: true) @skip(if: "\u0000") }`,
    `query { __schema { types { fields { type { fields { name } } } } } }`,
    `${kind} A { ${name} } ${kind} A { ${name} }`,
    `${kind} ($a: [[[String!]!]!] = [[["\\u0000"]]]) { ${name} }`,
    '{'.repeat(5000),
    '',
    '\u0000',
    '{ me { _id } } \ud83d',
  ]
  const operationName = random.isLucky(0.3) ? hostileValue(random) : undefined
  const variables = random.isLucky(0.3) ? hostileValue(random) : {}
  return { query: random.pick(documents), variables, ...(operationName !== undefined && { operationName }) }
}

function valueFor(random: Random, type: GraphQLInputType, ids: readonly string[], level = 0): unknown {
  if (random.isLucky(level === 0 ? 0.15 : 0.08)) return hostileValue(random)
  if (isNonNullType(type)) return valueFor(random, type.ofType, ids, level)
  if (isListType(type))
    return Array.from({ length: random.below(4) }, () => valueFor(random, type.ofType, ids, level + 1))
  if (isEnumType(type)) return random.pick(type.getValues()).name
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields())
    const chosen = fields.filter((field) => isNonNullType(field.type) || random.isLucky(0.35))
    return Object.fromEntries(
      chosen.map((field) => [field.name, valueFor(random, field.type, ids, level + 1)]),
    )
  }
  if (type.name === 'ObjectId') return ids.length > 0 ? random.pick(ids) : 'f'.repeat(24)
  if (type.name === 'Int') return random.below(12)
  if (type.name === 'Float') return random.below(1000) / 7
  return type.name === 'Boolean' ? random.isLucky(0.5) : likelyText(random, ids)
}

function selectionOf(random: Random, type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type)
  if (!isObjectType(named)) return ''
  const fields = Object.values(named.getFields()).filter(
    (field) => depth > 1 || !isObjectType(getNamedType(field.type)),
  )
  const chosen = fields.filter((field) => !field.args.some(isNeeded) && random.isLucky(6 / fields.length))
  const inner = chosen.map((field) => `${field.name} ${selectionOf(random, field.type, depth - 1)}`)
  return `{ __typename ${inner.join(' ')} }`
}

const isNeeded = ({ type }: GraphQLArgument) => isNonNullType(type)

function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value).map(([name, inner]) => `${name}: ${literal(inner)}`)
  return `{${fields.join(', ')}}`
}
