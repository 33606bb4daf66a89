import {
  type ASTNode,
  type ASTVisitor,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql'
import { AppError } from '#domain/errors.ts'

/** The deepest real query reaches 6 (project → business → financials → expenses → cost, and one to spare). */
export const limits = {
  depth: 7,
  aliases: 15,
  directives: 50,
  rootFields: 40,
  tokens: 2000,
  body: 300_000,
} as const

const tooLarge = (what: string, nodes: readonly ASTNode[]) =>
  new GraphQLError(`This request asks for too much: ${what}.`, {
    nodes,
    originalError: new AppError('BAD_USER_INPUT', { reason: 'queryTooLarge' }),
  })

export function limitRules(isProduction: boolean): ValidationRule[] {
  return [depthRule, countRule, ...(isProduction ? [introspectionRule] : [])]
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
    OperationDefinition(node) {
      if (node.selectionSet.selections.length > limits.rootFields)
        context.reportError(tooLarge('fields', [node]))
    },
  }
}

function depthRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(node) {
      const fragments = new Map(
        context
          .getDocument()
          .definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
          .map((fragment) => [fragment.name.value, fragment]),
      )
      if (depthOf(node.selectionSet, fragments, new Set()) > limits.depth)
        context.reportError(tooLarge('depth', [node]))
    },
  }
}

/** A fragment that spreads itself is refused by GraphQL's own rules; here it only must not loop. */
function depthOf(
  set: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  open: ReadonlySet<string>,
): number {
  const depths = set.selections.map((selection) => {
    if (selection.kind === Kind.FIELD) return fieldDepth(selection, fragments, open)
    if (selection.kind === Kind.INLINE_FRAGMENT) return depthOf(selection.selectionSet, fragments, open)
    const name = selection.name.value
    const fragment = fragments.get(name)
    return fragment && !open.has(name)
      ? depthOf(fragment.selectionSet, fragments, new Set([...open, name]))
      : 0
  })
  return Math.max(0, ...depths)
}

function fieldDepth(
  field: FieldNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  open: ReadonlySet<string>,
): number {
  // Introspection, where it is allowed at all, is deep by nature.
  if (field.name.value.startsWith('__')) return 1
  return 1 + (field.selectionSet ? depthOf(field.selectionSet, fragments, open) : 0)
}
