import type { ASTNode, ASTVisitor, ValidationContext, ValidationRule } from 'graphql'
import { AppError } from '#domain/errors.ts'
import { documentLimits as limits } from '#server/limits.ts'
import { GraphQLError } from './graphql-library.ts'

export const tooLarge = (what: string, nodes: readonly ASTNode[] = []) =>
  new GraphQLError(`This request asks for too much: ${what}.`, {
    nodes,
    originalError: new AppError('BAD_USER_INPUT', { reason: 'queryTooLarge' }),
  })

/** Rules beside GraphQL's own, each in time that grows with the text alone. */
export function documentRules(isProduction: boolean): ValidationRule[] {
  return [countRule, ...(isProduction ? [introspectionRule] : [])]
}

// By name, as GraphQL's own rule of this kind sees nothing where the library is loaded twice.
function introspectionRule(context: ValidationContext): ASTVisitor {
  return {
    Field(node) {
      if (node.name.value === '__schema' || node.name.value === '__type')
        context.reportError(new GraphQLError('The schema is not shown here.', { nodes: [node] }))
    },
  }
}

function countRule(context: ValidationContext): ASTVisitor {
  let aliases = 0
  let directives = 0
  return {
    Field(node) {
      if (node.alias && ++aliases === limits.aliases + 1) context.reportError(tooLarge('aliases', [node]))
    },
    Directive(node) {
      if (++directives === limits.directives + 1) context.reportError(tooLarge('directives', [node]))
    },
  }
}
