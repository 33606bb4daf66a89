import { createRequire } from 'node:module'

/** The copy that the compiler has loaded too: a schema of one copy is refused by the other. */
export const {
  GraphQLError,
  buildSchema,
  execute,
  getOperationAST,
  parse,
  specifiedRules,
  subscribe,
  validate,
} = createRequire(import.meta.url)('graphql') as typeof import('graphql')
