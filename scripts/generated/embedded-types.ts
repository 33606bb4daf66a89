import { type GraphQLSchema, isObjectType } from 'graphql'
import { header } from './type-text.ts'

/** The types without an id: the cache keeps them inside what they belong to. */
export function embeddedTypes(schema: GraphQLSchema): string {
  const names = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith('__') && !['Query', 'Mutation', 'Subscription'].includes(name))
    .filter((type) => !['_id', 'id'].some((field) => field in type.getFields()))
    .map(({ name }) => name)
  return `${header}\n\n/** Types without an id of their own: they live inside what they belong to. */\nexport const embeddedTypes = \`\n${names.sort().join('\n')}\n\`\n`
}
