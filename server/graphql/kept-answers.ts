import type { ExecutionResult } from 'graphql'
import type { ApiContext } from '#server/caller.ts'
import { keptWithin } from '#server/kept-within.ts'
import { keptAnswers as limits } from '#server/limits.ts'
import { isStillSo, type ProjectReading } from '#server/verbs/plan/project-print.ts'
import { projectReader } from '#server/verbs/plan/project-reader.ts'
import { bodyOf, merged, type Pieces, piecesOf } from './answer-pieces.ts'
import type { Operation, SplitOperation } from './documents.ts'

type Variables = Record<string, unknown>
/** Without pieces as long as it was not read a second time: what changes between any two visits is not worth keeping. */
type Kept = { readonly reading: ProjectReading; readonly pieces: Pieces | null }

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
    if (!kept?.pieces || !actor) {
      const both = [operation.plan(context, variables), operation.rest?.(context, variables)] as const
      return noted(context, ...(await Promise.all(both)))
    }
    const [isSame, rest] = await Promise.all([
      isStillSo(deps.db, actor, proof, kept.reading),
      operation.rest?.(context, variables),
    ])
    if (isSame && !rest?.errors) return bodyOf(operation.names, kept.pieces, piecesOf(rest))
    const again = { ...context, projects: projectReader(deps.db, actor, projects.budget, proof) }
    return noted(again, await operation.plan(again, variables), rest)

    function noted(
      { projects: { firstReading: reading } }: ApiContext,
      plan: ExecutionResult,
      others: ExecutionResult | undefined,
    ): ExecutionResult {
      if (key !== null && !plan.errors && reading && isOf(operation, variables, reading)) {
        const isSecond = kept?.reading.print === reading.print
        store.keep(key, { reading, pieces: isSecond ? piecesOf(plan) : null })
      }
      return merged(operation.names, plan, others)
    }
  }

  return {
    keptBytes: () => store.size,
    /** The body of an answer that was kept, or the result. */
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
  [...(pieces?.values() ?? [])].reduce((sum, { length }) => sum + length, key.length + limits.around)

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
