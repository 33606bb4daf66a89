import type { ExecutionResult } from 'graphql'
import type { ApiContext } from '#server/caller.ts'
import { keptWithin } from '#server/kept-within.ts'
import { keptAnswers as limits } from '#server/limits.ts'
import { isStillSo, type ProjectReading } from '#server/verbs/plan/project-print.ts'
import { projectReader } from '#server/verbs/plan/project-reader.ts'
import { bodyOf, merged, type Pieces, piecesOf } from './answer-pieces.ts'
import type { Operation, SplitOperation } from './documents.ts'

type Variables = Record<string, unknown>
type Kept = { readonly reading: ProjectReading; readonly pieces: Pieces }

/**
 * Runs operations, and keeps what was told of a plan, written out, for the next time that the same session asks the same.
 * It is told again only after the database has said, for that very request, that neither the plan nor anything that
 * decides about it has changed since.
 */
export function keptAnswers(most: number = limits.bytes) {
  const store = keptWithin<Kept>(most, bytesOf)

  async function answer(operation: SplitOperation, variables: Variables, context: ApiContext) {
    const { deps, actor, proof, projects } = context
    const key = keyOf(operation, variables, context)
    const kept = key === null ? undefined : store.find(key)
    if (!kept || !actor) {
      const both = [operation.plan(context, variables), operation.rest?.(context, variables)] as const
      return written(context, ...(await Promise.all(both)))
    }
    const [isSame, rest] = await Promise.all([
      isStillSo(deps.db, actor, proof, kept.reading),
      operation.rest?.(context, variables),
    ])
    if (isSame && !rest?.errors) return bodyOf(operation.names, kept.pieces, piecesOf(rest))
    const again = { ...context, projects: projectReader(deps.db, actor, projects.budget, proof) }
    return written(again, await operation.plan(again, variables), rest)

    function written(
      { projects: { firstReading: reading } }: ApiContext,
      plan: ExecutionResult,
      others: ExecutionResult | undefined,
    ): Buffer | ExecutionResult {
      if (plan.errors || others?.errors) return merged(operation.names, plan, others)
      const pieces = piecesOf(plan)
      if (key !== null && reading && isOf(operation, variables, reading)) store.keep(key, { reading, pieces })
      return bodyOf(operation.names, pieces, piecesOf(others))
    }
  }

  return {
    keptBytes: () => store.size,
    /** The body of the answer, or the result where it has errors or is of an operation that nothing is kept of. */
    async run(
      operation: Operation,
      variables: Variables = {},
      context: ApiContext,
    ): Promise<Buffer | ExecutionResult> {
      return operation.split ? answer(operation.split, variables, context) : operation.run(context, variables)
    },
  }
}

const bytesOf = (key: string, { pieces }: Kept) =>
  [...pieces.values()].reduce((sum, { length }) => sum + length, key.length + limits.around)

/** Nothing is shared: another person, other rights, another language or another question is another key. */
function keyOf(
  { number }: SplitOperation,
  variables: Variables,
  { proof, locale }: ApiContext,
): string | null {
  return proof.facts && `${number} ${locale} ${proof.facts} ${JSON.stringify(variables)}`
}

const isOf = (operation: SplitOperation, variables: Variables, { projectId, parts }: ProjectReading) =>
  projectId === operation.projectIdIn(variables) && [...operation.parts].every((part) => parts.has(part))
