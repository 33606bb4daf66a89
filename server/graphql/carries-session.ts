import type { OperationDefinitionNode } from 'graphql'
import { planEntities, planKinds } from '#domain/entities/index.ts'
import { pascal } from './types.ts'

const reading = new Set<string>([
  'project',
  'progresses',
  'feedbackCounts',
  ...planKinds.map((kind) => planEntities[kind].plural),
])
const writing = new Set(planKinds.flatMap((kind) => [`insertOne${pascal(kind)}`, `updateOne${pascal(kind)}`]))

/**
 * Whether the statements of an operation find out by themselves who asks. For a query one of them is enough, because the
 * answer waits for it; a mutation must not write anything before.
 */
export function carriesSession({ operation, selectionSet }: OperationDefinitionNode): boolean {
  const names = selectionSet.selections.map((one) => (one.kind === 'Field' ? one.name.value : ''))
  if (operation === 'query') return names.some((name) => reading.has(name))
  return operation === 'mutation' && names.every((name) => writing.has(name))
}
