import { moduleBySlug } from '#course/course.ts'
import { AppError } from '#domain/errors.ts'
import { rateModule } from '#domain/policies/course.ts'
import { reviewFields } from '#domain/programme/course.ts'
import { reviewQuestions } from '#domain/programme/review-questions.ts'
import type { MutationModuleReviewArgs, Review } from '#server/api-types.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { newId } from '#server/new-id.ts'
import { validate } from '#server/validate.ts'
import { factsForWriting } from '#server/verbs/plan/facts-for-writing.ts'
import { refuseOtherPerson } from '#server/verbs/refuse-other-person.ts'

/** The three questions about a module, answered once by each person. */
export async function reviewModule({ deps, actor }: Caller, given: MutationModuleReviewArgs) {
  refuseOtherPerson(actor, given.userId)
  if (given.role && given.role !== actor.role) throw new AppError('FORBIDDEN')
  return inTransaction(deps.db, async (tx) => {
    authorize(rateModule(actor, await factsForWriting(tx, actor, given.projectId)))
    validate(reviewFields, { module: given.module, answers: given.answers })
    checkAnswers(given)
    const { rows } = await tx.query<Review>(
      `insert into module_review (id, project_id, user_id, role, module, answers) values ($1, $2, $3, $4, $5, $6)
       on conflict (user_id, project_id, module) do nothing
       returning id as "_id", role, user_id, project_id as "projectId", module, answers`,
      [newId(), given.projectId, actor.userId, actor.role, given.module, JSON.stringify(given.answers)],
    )
    if (!rows[0]) throw new AppError('CONFLICT', { reason: 'alreadyReviewed' })
    return rows[0]
  })
}

function checkAnswers({ answers, module }: MutationModuleReviewArgs): void {
  if (!moduleBySlug(module)) refuse('module', 'unknownOption')
  const asked = new Set(answers.map(({ question }) => question))
  const isComplete = reviewQuestions.every((question) => asked.has(question))
  if (answers.length !== reviewQuestions.length || !isComplete) refuse('answers', 'unknownOption')
  const first = answers.findIndex(({ question }) => question === reviewQuestions[0])
  if (answers[first]?.answer.trim() === '') refuse(`answers.${first}`, 'required')
}

function refuse(field: string, reason: 'unknownOption' | 'required'): never {
  throw new AppError('BAD_USER_INPUT', { fields: [{ field, reason }], reason })
}
