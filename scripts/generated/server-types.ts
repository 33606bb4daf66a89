import {
  type GraphQLArgument,
  type GraphQLObjectType,
  type GraphQLSchema,
  isInputObjectType,
  isObjectType,
} from 'graphql'
import { carriedAlong } from '#server/graphql/carried-along.ts'
import { inputText } from './operation-types.ts'
import { header, importsFor, indented, objectText, typeText } from './type-text.ts'

const optional = ' | null | undefined'
const roots = ['Query', 'Mutation', 'Subscription']

/** Whether a field is answered by a function of its own; all others stand in the record of their parent. */
export type IsResolved = (type: string, field: string) => boolean

/** What the server is given and what it has to answer with: every input, and every type without what has a resolver. */
export function serverTypes(schema: GraphQLSchema, isResolved: IsResolved): string {
  const all = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'))
  const inputs = all.filter(isInputObjectType).map(({ name }) => inputText(schema, name))
  const rows = all
    .filter(isObjectType)
    .filter(({ name }) => !roots.includes(name))
    .map((type) => rowText(type, isResolved))
  const given = all.filter(isObjectType).flatMap(argumentsOf)
  const body = [...inputs, ...given, ...rows].join('\n')
  return `${header}\n\n${importsFor(body)}\n${body}`
}

function rowText(type: GraphQLObjectType, isResolved: IsResolved): string {
  const lines = Object.values(type.getFields())
    .filter(({ name }) => !isResolved(type.name, name))
    .map((field) => {
      const text = typeText(field.type, (name) => name, optional, `${type.name}.${field.name}`)
      return `${field.name}${text.endsWith(optional) ? '?' : ''}: ${text}`
    })
  const all = [...lines, ...(carriedAlong[type.name] ?? [])]
  return `export type ${type.name} = ${objectText(all)}\n`
}

const argumentsName = (type: string, field: string) =>
  `${type}${field.charAt(0).toUpperCase()}${field.slice(1)}Args`

function argumentsOf(type: GraphQLObjectType): string[] {
  return Object.values(type.getFields())
    .filter(({ args }) => args.length > 0)
    .map(({ name, args }) => {
      const text = objectText(args.map(argumentText))
      return `export type ${argumentsName(type.name, name)} = ${text}\n`
    })
}

function argumentText({ name, type }: GraphQLArgument): string {
  const text = typeText(type, (inner) => inner, optional)
  return `${name}${text.endsWith(optional) ? '?' : ''}: ${text}`
}

/** One resolver for every field of the roots; what stands in a row needs none. */
export function resolverTypes(schema: GraphQLSchema, isResolved: IsResolved): string {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType)
  const blocks = types
    .filter(({ name }) => !name.startsWith('__'))
    .map(
      (type) =>
        [
          type,
          Object.values(type.getFields()).filter(
            ({ name }) => roots.includes(type.name) || isResolved(type.name, name),
          ),
        ] as const,
    )
    .filter(([, fields]) => fields.length > 0)
    .map(([type, fields]) => {
      const shape = type.name === 'Subscription' ? 'Subscribe' : 'Resolve'
      const lines = fields.map(({ name, args, type: result }) => {
        const parent = roots.includes(type.name) ? 'unknown' : `api.${type.name}`
        const given = args.length > 0 ? `api.${argumentsName(type.name, name)}` : 'Nothing'
        return `${name}: ${shape}<${parent}, ${given}, ${typeText(result, (inner) => `api.${inner}`, optional)}>`
      })
      return indented(`readonly ${type.name}: ${objectText(lines)}`)
    })
  return `${header}\n\nimport type * as api from '#server/api-types.ts'\nimport type { Nothing, Resolve, Subscribe } from './resolve.ts'\n\nexport type Resolvers = {\n${blocks.join('\n')}\n}\n`
}
