import type { PoolClient } from 'pg'
import { AppError } from '#domain/errors.ts'
import { useToken } from '#domain/policies/account.ts'
import type { Actor } from '#domain/policies/actor.ts'
import type { ProjectFacts } from '#domain/policies/project.ts'
import { joinTeam } from '#domain/policies/stewardship.ts'
import { largestTeam } from '#domain/programme/team.ts'
import { hashToken } from '#server/auth/secret-token.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { audit } from '#server/notices/audit.ts'
import { factsForWriting } from '#server/verbs/plan/facts-for-writing.ts'
import { projectById } from '#server/verbs/projects/projects.ts'
import { touchTeam } from './invitation.ts'
import { tellTeam } from './tell-team.ts'

type Invite = {
  id: string
  project_id: string
  email: string
  expires_at: string
  used_at: string | null
  own_email: string
}

const purpose = 'teamInvite'

/** The link of the mail makes whoever owns that address a member of the team, once. */
export async function acceptTeamInvite(context: Caller, token: string) {
  const { deps, actor } = context
  const projectId = await inTransaction(deps.db, async (tx) => {
    const invite = await findInvite(tx, actor, token)
    const facts = await factsForWriting(tx, actor, invite.project_id, 'update')
    authorize(joinTeam(actor, facts))
    await redeem(tx, invite)
    await assertPlace(tx, facts.id)
    await tx.query('insert into team_access (project_id, user_id) values ($1, $2)', [facts.id, actor.userId])
    await listMember(tx, facts.id, actor.userId)
    await welcome(tx, actor, facts)
    await tellTeam(tx, deps.env, actor, facts.id, { kind: 'teamJoined', to: facts.ownerId })
    await audit(tx, actor, facts.orgId, 'acceptTeamInvite', 'project', facts.id, { invite: invite.id })
    return facts.id
  })
  return projectById(context, projectId)
}

/** An unknown token and one for another address are the same thing. */
async function findInvite(tx: PoolClient, actor: Actor, token: string): Promise<Invite> {
  const { rows } = await tx.query<Invite>(
    `select i.id, i.project_id, i.email, i.expires_at, i.used_at, u.email as own_email
     from team_invite i join users u on u.id = $2 and u.email_verified and u.email = i.email
     where i.token_hash = $1`,
    [hashToken(token), actor.userId],
  )
  const [invite] = rows
  if (!invite) throw new AppError('BAD_USER_INPUT', { reason: 'linkInvalid' })
  return invite
}

/** The caller holds the project, so that two uses of one link come one after the other. */
async function redeem(tx: PoolClient, invite: Invite): Promise<void> {
  const token = {
    purpose,
    email: invite.email,
    expiresAt: new Date(invite.expires_at),
    usedAt: invite.used_at ? new Date(invite.used_at) : null,
  }
  const isGood = useToken(token, { purpose, email: invite.own_email }, new Date()) === 'allowed'
  const { rowCount } = await tx.query(
    `update team_invite set used_at = now()
     where id = $1 and $2 and used_at is null and withdrawn_at is null
       and exists (select 1 from project p where p.id = project_id and p.status not in ('withdrawn', 'archived'))`,
    [invite.id, isGood],
  )
  if (rowCount !== 1) throw new AppError('BAD_USER_INPUT', { reason: 'linkInvalid' })
}

async function assertPlace(tx: PoolClient, projectId: string): Promise<void> {
  const { rows } = await tx.query<{ taken: number }>(
    'select count(*)::int as taken from team_access where project_id = $1',
    [projectId],
  )
  if ((rows[0]?.taken ?? 0) >= largestTeam) throw new AppError('CONFLICT', { reason: 'teamFull' })
}

/** The owner may have described this person in the plan before; then the description gets its account. */
async function listMember(tx: PoolClient, projectId: string, userId: string): Promise<void> {
  const isMeant = `lower(trim(m ->> 'email')) = u.email and coalesce(m ->> 'user_id', '') = ''`
  const described = `exists (select 1 from jsonb_array_elements(p.team_members) m where ${isMeant})`
  await touchTeam(
    tx,
    projectId,
    `(select case when ${described} then (
        select jsonb_agg(case when ${isMeant}
          then m || jsonb_build_object('user_id', u.id, 'name', u.name) else m end order by place)
        from jsonb_array_elements(p.team_members) with ordinality listed (m, place))
      else p.team_members || jsonb_build_object('user_id', u.id, 'name', u.name, 'email', u.email)
      end from users u where u.id = $2)`,
    [userId],
  )
}

/**
 * Who comes to work in a team has no application of their own: the project brings the cohort, and the profile can
 * wait. Whoever applied or works somewhere already keeps what they have.
 */
async function welcome(tx: PoolClient, actor: Actor, { cohortId, orgId }: ProjectFacts): Promise<void> {
  if (actor.onboarded && actor.cohortId) return
  await tx.query(
    `update users set onboarded = true, version = version + 1, updated_at = now(),
       basic_data = jsonb_build_object('selectedLanguages', jsonb_build_array(locale)) || basic_data,
       cohort_id = case when application_status = 'none' then $2 else cohort_id end,
       org_id = case when application_status = 'none' then $3 else org_id end
     where id = $1`,
    [actor.userId, cohortId, orgId],
  )
}
