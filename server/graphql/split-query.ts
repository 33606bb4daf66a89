import type { DocumentNode, FieldNode, GraphQLSchema, OperationDefinitionNode, ValueNode } from 'graphql'
import { type PlanKind, planEntities, planKinds } from '#domain/entities/index.ts'
import type { Part } from '#server/verbs/plan/project-parts.ts'

type Variables = Readonly<Record<string, unknown>>

/** A query in two: what one statement about one project answers, and all else. */
export type SplitQuery = {
  readonly parts: ReadonlySet<Part>
  /** As they stand in the answer, of both. */
  readonly names: readonly string[]
  readonly plan: DocumentNode
  readonly rest: DocumentNode | null
  /** The one project; null where it is not one with these variables. */
  projectIdIn(variables: Variables): string | null
}

type Found = { readonly node: FieldNode; readonly part: Part; readonly projectId: ValueNode }

const lists = new Map<string, PlanKind>(planKinds.map((kind) => [planEntities[kind].plural, kind]))

/** Null for whatever asks for no list of a plan, or cannot be taken apart. */
export function splitQuery(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): SplitQuery | null {
  if (operation.operation !== 'query') return null
  const nodes = operation.selectionSet.selections.filter((node) => node.kind === 'Field')
  const names = nodes.map(({ alias, name }) => (alias ?? name).value)
  const isPlain =
    nodes.length === operation.selectionSet.selections.length && new Set(names).size === names.length
  const found = nodes.flatMap((node) => foundIn(schema, node) ?? [])
  if (!isPlain || !found.some(({ part }) => part in planEntities)) return null
  const planNodes = found.map(({ node }) => node)
  const rest = nodes.filter((node) => !planNodes.includes(node))
  return {
    parts: new Set(found.map(({ part }) => part)),
    names,
    plan: rest.length === 0 ? document : only(document, operation, planNodes),
    rest: rest.length === 0 ? null : only(document, operation, rest),
    projectIdIn(variables) {
      const ids = new Set(found.map(({ projectId }) => givenAs(projectId, variables)))
      const [id] = ids
      return ids.size === 1 && typeof id === 'string' && id !== '' ? id : null
    },
  }
}

function foundIn(schema: GraphQLSchema, node: FieldNode): Found | null {
  const name = node.name.value
  const part =
    lists.get(name) ??
    (name === 'progresses' || name === 'feedbackCounts' || name === 'project' ? name : null)
  const projectId = part && onlyArgument(node, part === 'project' ? '_id' : 'projectId')
  if (!projectId || (part === 'project' && !isOfItsRow(schema, node))) return null
  return { node, part, projectId }
}

/** The value of the one name that `query` has. */
function onlyArgument(node: FieldNode, name: string): ValueNode | null {
  const query = node.arguments?.find((argument) => argument.name.value === 'query')?.value
  if (query?.kind !== 'ObjectValue' || query.fields.length !== 1) return null
  const [field] = query.fields
  return field?.name.value === name ? field.value : null
}

/** Whether nothing is asked of the project that has a way of its own to be answered. */
function isOfItsRow(schema: GraphQLSchema, { selectionSet }: FieldNode): boolean {
  const type = schema.getType('Project')
  const fields = type && 'getFields' in type ? type.getFields() : {}
  return (selectionSet?.selections ?? []).every(
    (node) =>
      node.kind === 'Field' && !(fields[node.name.value] as { resolve?: unknown } | undefined)?.resolve,
  )
}

function givenAs(value: ValueNode, variables: Variables): unknown {
  if (value.kind === 'StringValue') return value.value
  return value.kind === 'Variable' ? variables[value.name.value] : null
}

function only(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  selections: readonly FieldNode[],
): DocumentNode {
  const made = { ...operation, selectionSet: { ...operation.selectionSet, selections } }
  return { ...document, definitions: document.definitions.map((one) => (one === operation ? made : one)) }
}
