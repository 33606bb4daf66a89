import { moduleByNumber } from '#course/course.ts'
import { AppError } from '#domain/errors.ts'
import type { Actor } from '#domain/policies/actor.ts'
import { requestReview, validateModule, withdrawValidation } from '#domain/policies/course.ts'
import { type ProjectFacts, readProject } from '#domain/policies/project.ts'
import { reviewAnswerFields } from '#domain/programme/review-request.ts'
import {
  approved,
  canMove,
  isWaiting,
  type ReviewFlags,
  requested,
  validationWithdrawn,
} from '#domain/progress/review.ts'
import type { ProgressModuleInput, ProgressPayloadInput } from '#server/api-types.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { tellReview } from '#server/notices/tell-review.ts'
import { validate } from '#server/validate.ts'
import { factsForWriting } from '#server/verbs/plan/facts-for-writing.ts'
import type { ProgressRow } from '#server/verbs/plan/project-reader.ts'
import { settleProject } from '#server/verbs/projects/settle-project.ts'
import { progressRecord } from '#server/verbs/reviews/progresses.ts'
import { answerRequest, requireWords } from './answer-request.ts'
import { lockProgress, saveFlags } from './module-progress.ts'
import { takeSnapshot } from './take-snapshot.ts'

type Move = 'start' | 'request' | 'validate' | 'withdraw'

/** The one door to a module's flags. They are never written as sent: the move decides what they become. */
export async function updateProgress(
  { deps, actor }: Caller,
  projectId: string,
  order: number,
  payload: ProgressPayloadInput,
) {
  if (payload.projectId && payload.projectId !== projectId) throw new AppError('NOT_FOUND')
  if (payload.order && payload.order !== order) throw new AppError('BAD_USER_INPUT')
  const move = moveOf(payload.module ?? {})
  const isDecision = move === 'validate' || move === 'withdraw'
  const message = payload.message?.trim() ?? ''
  return inTransaction(deps.db, async (tx) => {
    // Two approvals at once must each see the other, or the project would never be complete.
    const facts = await factsForWriting(tx, actor, projectId, isDecision ? 'update' : 'key share')
    authorize(readProject(actor, facts))
    const module = moduleByNumber(order)
    if (!module) throw new AppError('NOT_FOUND')
    const before = await lockProgress(tx, projectId, module.id, order)
    allow(actor, facts, module.slug, move, before)
    refuseForgedCount(payload.module?.request_count, move, before)
    validate(reviewAnswerFields, { message })
    if (isAlready(move, before)) return progressRecord(projectId, before)
    if (move === 'withdraw') requireWords(message)
    const answer = isDecision ? { ...decisions[move], message, by: actor.userId } : null
    const after = await saveFlags(tx, before.id, effects[move](before), answer)
    if (move === 'request') {
      await takeSnapshot(tx, actor, projectId, module, after.request_count)
      const isRepeated = isWaiting(before)
      await tellReview(tx, deps.env, actor, { projectId, module, kind: 'reviewRequested', isRepeated })
    }
    if (answer) {
      if (answer.as === 'approved') await answerRequest(tx, projectId, module.id, answer)
      await tellReview(tx, deps.env, actor, { projectId, module, kind: answer.kind, message })
      await settleProject(tx, projectId)
    }
    return progressRecord(projectId, after)
  })
}

const decisions = {
  validate: { as: 'approved', kind: 'moduleApproved' },
  withdraw: { as: 'withdrawn', kind: 'approvalWithdrawn' },
} as const

/** Nothing is done or told twice: not an approval that is given, nor one that is gone. */
function isAlready(move: Move, before: ProgressRow): boolean {
  if (move === 'validate') return !canMove('approve', before)
  return move === 'start' || (move === 'withdraw' && !canMove('withdraw', before))
}

function moveOf(flags: ProgressModuleInput): Move {
  if (flags.validated === true || flags.finished === true) return 'validate'
  if (flags.review_request === true) return 'request'
  return flags.validated === false ? 'withdraw' : 'start'
}

function allow(actor: Actor, facts: ProjectFacts, slug: string, move: Move, before: ProgressRow): void {
  if (move === 'validate') authorize(validateModule(actor, facts, before.review_request))
  else if (move === 'withdraw') authorize(withdrawValidation(actor, facts))
  else authorize(requestReview(actor, facts, slug))
}

/** A client may repeat the count it expects. Any other number is an attempt to write it, or somebody asked meanwhile. */
function refuseForgedCount(given: number | null | undefined, move: Move, before: ProgressRow): void {
  if (given === null || given === undefined) return
  const expected = effects[move](before).request_count
  if (given === expected) return
  throw new AppError('FORBIDDEN', { reason: 'changedSince' })
}

const effects: Record<Move, (flags: ReviewFlags) => ReviewFlags> = {
  start: (flags) => flags,
  request: requested,
  validate: approved,
  withdraw: validationWithdrawn,
}
