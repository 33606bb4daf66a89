import { AppError } from '#domain/errors.ts'
import { removeFromTeam } from '#domain/policies/stewardship.ts'
import type { MutationRemoveTeamMemberArgs } from '#server/api-types.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { audit } from '#server/notices/audit.ts'
import { factsForWriting } from '#server/verbs/plan/facts-for-writing.ts'
import { touchTeam } from './invitation.ts'
import { assertTeamUnchanged } from './team-version.ts'
import { tellTeam } from './tell-team.ts'

/** Takes somebody out of the team at once, or lets a member leave. What they wrote stays in the plan. */
export async function removeTeamMember(
  { deps, actor }: Caller,
  given: MutationRemoveTeamMemberArgs,
): Promise<boolean> {
  const { projectId, userId } = given
  const isLeaving = userId === actor.userId
  await inTransaction(deps.db, async (tx) => {
    const facts = await factsForWriting(tx, actor, projectId, 'update')
    authorize(removeFromTeam(actor, facts, userId))
    await assertTeamUnchanged(tx, projectId, given.version)
    const { rowCount } = await tx.query('delete from team_access where project_id = $1 and user_id = $2', [
      projectId,
      userId,
    ])
    if (rowCount !== 1) throw new AppError('NOT_FOUND')
    await touchTeam(
      tx,
      projectId,
      `coalesce((select jsonb_agg(m order by place) from jsonb_array_elements(p.team_members)
         with ordinality listed (m, place) where m ->> 'user_id' is distinct from $2), '[]')`,
      [userId],
    )
    await tellTeam(tx, deps.env, actor, projectId, {
      kind: isLeaving ? 'teamLeft' : 'teamRemoved',
      to: isLeaving ? facts.ownerId : userId,
    })
    await audit(tx, actor, facts.orgId, 'removeTeamMember', 'project', projectId, { userId })
  })
  return true
}
