import { buildSchema, type GraphQLOutputType, getNamedType, isObjectType } from 'graphql'
import { schemaText } from '#server/graphql/schema.ts'

export const schema = buildSchema(schemaText())

/** Types that have a query of their own; a selection of something else stops before them. */
const entities = new Set(
  Object.values(schema.getQueryType()?.getFields() ?? {})
    .map((field) => getNamedType(field.type))
    .filter((type) => isObjectType(type))
    .map((type) => type.name),
)

/** Every field of a type and of the groups inside it, as a client would ask for all there is. */
export function selection(typeName: string, only?: readonly string[]): string {
  const type = schema.getType(typeName)
  if (!isObjectType(type)) throw new Error(`${typeName} is not in the schema`)
  const fields = Object.values(type.getFields()).filter(
    (field) => (only?.includes(field.name) ?? true) && !entities.has(getNamedType(field.type).name),
  )
  return fields.map((field) => field.name + nested(field.type)).join(' ')
}

function nested(type: GraphQLOutputType): string {
  const named = getNamedType(type)
  return isObjectType(named) ? ` { ${selection(named.name)} }` : ''
}
