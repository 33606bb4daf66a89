import { AppError, fieldRequired } from '#domain/errors.ts'
import { assignMentor as mayAssign, endMatch as mayEnd } from '#domain/policies/matching.ts'
import { manageCohort } from '#domain/policies/programme.ts'
import { words } from '#domain/programme/words.ts'
import type { MatchInput, MatchResult } from '#server/api-types.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { audit } from '#server/notices/audit.ts'
import { validate } from '#server/validate.ts'
import { factsForWriting } from '#server/verbs/plan/facts-for-writing.ts'
import { projectById } from '#server/verbs/projects/projects.ts'
import { breakMatch, makeMatch } from './match.ts'
import { lockMentor, matchingFacts } from './matching-facts.ts'

/** An organiser matches by hand; capacity holds for them too. */
export async function assignMentor(
  context: Caller,
  projectId: string,
  mentorId: string,
  given: string | null | undefined,
) {
  const { deps, actor } = context
  const reason = given?.trim() ?? ''
  validate(words.assignMentor, { reason })
  await inTransaction(deps.db, async (tx) => {
    const project = await factsForWriting(tx, actor, projectId, 'update')
    await lockMentor(tx, mentorId)
    const matching = await matchingFacts(tx, actor, project.cohortId, mentorId)
    authorize(mayAssign(actor, project, matching))
    if (!matching.isApprovedHere) throw new AppError('NOT_FOUND')
    await makeMatch(tx, deps.env, { projectId, mentorId, startedBy: actor.userId, acceptedId: null })
    await audit(tx, actor, project.orgId, 'assignMentor', 'project', projectId, {
      mentorId,
      reason,
    })
  })
  return projectById(context, projectId)
}

export async function unassignMentor(context: Caller, projectId: string, given: string) {
  const { deps, actor } = context
  const reason = given.trim()
  validate(words.endMatch, { reason })
  await inTransaction(deps.db, async (tx) => {
    const project = await factsForWriting(tx, actor, projectId, 'update')
    authorize(mayEnd(actor, project))
    if (reason === '') throw fieldRequired('reason')
    await breakMatch(tx, deps.env, projectId, actor.userId, reason)
    await audit(tx, actor, project.orgId, 'unassignMentor', 'project', projectId, {
      mentorId: project.mentorId,
      reason,
    })
  })
  return projectById(context, projectId)
}

/** Publishes a reviewed proposal, pair by pair: one that has become impossible does not stop the others. */
export async function publishMatching(
  context: Caller,
  cohortId: string,
  pairs: readonly MatchInput[],
): Promise<MatchResult[]> {
  const { deps, actor } = context
  const matching = await matchingFacts(deps.db, actor, cohortId)
  authorize(manageCohort(actor, matching.cohort))
  const results: MatchResult[] = []
  for (const pair of pairs) results.push(await publishPair(context, pair))
  return results
}

async function publishPair(context: Caller, pair: MatchInput): Promise<MatchResult> {
  try {
    await assignMentor(context, pair.project_id, pair.mentor_id, null)
    return { ...pair, matched: true, reason: null }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { ...pair, matched: false, reason: error.detail.reason ?? 'moveNotPossible' }
  }
}
