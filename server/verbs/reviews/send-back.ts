import { moduleByNumber } from '#course/course.ts'
import { AppError } from '#domain/errors.ts'
import { sendBack as policy } from '#domain/policies/course.ts'
import { readProject } from '#domain/policies/project.ts'
import { reviewAnswerFields } from '#domain/programme/review-request.ts'
import { canMove, sentBack } from '#domain/progress/review.ts'
import type { MutationSendBackArgs } from '#server/api-types.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { tellReview } from '#server/notices/tell-review.ts'
import { validate } from '#server/validate.ts'
import { factsForWriting } from '#server/verbs/plan/facts-for-writing.ts'
import { progressRecord } from '#server/verbs/reviews/progresses.ts'
import { answerRequest, requireWords } from './answer-request.ts'
import { lockProgress, saveFlags } from './module-progress.ts'

/** Answers a request without approving, and says what is still to do. */
export async function sendBack({ deps, actor }: Caller, given: MutationSendBackArgs) {
  const { projectId, order } = given
  const message = given.message.trim()
  return inTransaction(deps.db, async (tx) => {
    const facts = await factsForWriting(tx, actor, projectId)
    authorize(readProject(actor, facts))
    const module = moduleByNumber(order)
    if (!module) throw new AppError('NOT_FOUND')
    const before = await lockProgress(tx, projectId, module.id, order)
    authorize(policy(actor, facts, canMove('sendBack', before)))
    validate(reviewAnswerFields, { message })
    requireWords(message)
    const answer = { as: 'sent back', message, by: actor.userId } as const
    const after = await saveFlags(tx, before.id, sentBack(before), answer)
    await answerRequest(tx, projectId, module.id, answer)
    await tellReview(tx, deps.env, actor, { projectId, module, kind: 'moduleSentBack', message })
    return progressRecord(projectId, after)
  })
}
