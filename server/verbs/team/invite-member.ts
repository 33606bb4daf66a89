import type { PoolClient } from 'pg'
import { AppError, type Locale } from '#domain/errors.ts'
import { type ProjectFacts, writeTeam } from '#domain/policies/project.ts'
import { largestTeam } from '#domain/programme/team.ts'
import type { MutationInviteTeamMemberArgs } from '#server/api-types.ts'
import { accountInputs, readInput } from '#server/auth/account-input.ts'
import { pagePath } from '#server/auth/account-mails.ts'
import { hashToken, newToken } from '#server/auth/secret-token.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { sendMail } from '#server/mail/send-mail.ts'
import { newId } from '#server/new-id.ts'
import { audit } from '#server/notices/audit.ts'
import { factsForWriting } from '#server/verbs/plan/facts-for-writing.ts'
import { type InviteRow, inviteColumns, inviteRecord } from './invitation.ts'
import { assertTeamUnchanged } from './team-version.ts'

const daysValid = 14

/**
 * Invites an address to the team, or renews its invitation. Nothing in the answer tells whether the address has an
 * account; only its own mailbox sees the language that goes with one.
 */
export async function inviteTeamMember({ deps, actor }: Caller, given: MutationInviteTeamMemberArgs) {
  const { projectId } = given
  return inTransaction(deps.db, async (tx) => {
    const facts = await factsForWriting(tx, actor, projectId, 'update')
    authorize(writeTeam(actor, facts))
    await assertTeamUnchanged(tx, projectId, given.version)
    const { email } = readInput(accountInputs.address, { email: given.email })
    await assertPlace(tx, projectId, email)
    const token = newToken()
    const isSent = await mailInvitation(tx, deps.env.PUBLIC_URL, facts, email, token)
    const invite = await keepInvitation(tx, projectId, email, { token, isSent, invitedBy: actor.userId })
    await audit(tx, actor, facts.orgId, 'inviteTeamMember', 'project', projectId, { invite: invite.id })
    return inviteRecord(invite)
  })
}

export async function withdrawTeamInvite(
  { deps, actor }: Caller,
  { projectId, _id }: { projectId: string; _id: string },
) {
  return inTransaction(deps.db, async (tx) => {
    const facts = await factsForWriting(tx, actor, projectId, 'update')
    authorize(writeTeam(actor, facts))
    const { rows } = await tx.query<InviteRow>(
      `update team_invite set withdrawn_at = now()
       where id = $1 and project_id = $2 and used_at is null and withdrawn_at is null returning ${inviteColumns}`,
      [_id, projectId],
    )
    const [invite] = rows
    if (!invite) throw new AppError('NOT_FOUND')
    await audit(tx, actor, facts.orgId, 'withdrawTeamInvite', 'project', projectId, { invite: _id })
    return inviteRecord(invite)
  })
}

type Places = { is_inside: boolean; taken: number }

async function assertPlace(tx: PoolClient, projectId: string, email: string): Promise<void> {
  const { rows } = await tx.query<Places>(
    `select exists (
        select 1 from users u where u.email = $2 and (
          u.id = (select owner_id from project where id = $1)
          or u.id in (select user_id from team_access where project_id = $1))
      ) as is_inside,
      (select count(*)::int from team_access where project_id = $1) + (
        select count(*)::int from team_invite where project_id = $1 and email <> $2
          and used_at is null and withdrawn_at is null and expires_at > now()) as taken`,
    [projectId, email],
  )
  if (rows[0]?.is_inside) throw new AppError('CONFLICT', { reason: 'alreadyInTeam' })
  if ((rows[0]?.taken ?? 0) >= largestTeam) throw new AppError('CONFLICT', { reason: 'teamFull' })
}

type Reading = { project: string; inviter: string; name: string; locale: Locale }

/** In the language of the account with this address, else in the owner's. False where the address had its share. */
async function mailInvitation(
  tx: PoolClient,
  publicUrl: string,
  { id, ownerId }: ProjectFacts,
  email: string,
  token: string,
): Promise<boolean> {
  const { rows } = await tx.query<Reading>(
    `select p.name as project, o.name as inviter, coalesce(u.first_name, '') as name,
       coalesce(u.locale, o.locale) as locale
     from project p join users o on o.id = p.owner_id
       left join users u on u.email = $2 and u.email_verified and u.disabled_at is null
     where p.id = $1`,
    [id, email],
  )
  const [reading] = rows
  if (!reading) return false
  const { locale, ...data } = reading
  // Behind the hash sign no server and no referrer gets to see the token.
  const link = `${publicUrl}${pagePath(locale, '/signup/getting-started')}#invite=${token}`
  return sendMail(tx, {
    to: email,
    template: 'teamInvite',
    data: { ...data, link },
    locale,
    senderId: ownerId,
  })
}

type Made = { token: string; isSent: boolean; invitedBy: string }

/** Where no new mail went out, the link of the one before stays good. */
async function keepInvitation(
  tx: PoolClient,
  projectId: string,
  email: string,
  { token, isSent, invitedBy }: Made,
): Promise<InviteRow> {
  const { rows } = await tx.query<InviteRow>(
    `insert into team_invite as i (id, project_id, email, token_hash, invited_by, expires_at)
     values ($1, $2, $3, $4, $5, now() + make_interval(days => $6))
     on conflict (project_id, email) where used_at is null and withdrawn_at is null do update set
       token_hash = case when $7 then excluded.token_hash else i.token_hash end,
       expires_at = case when $7 then excluded.expires_at else i.expires_at end,
       created_at = case when $7 then now() else i.created_at end, invited_by = excluded.invited_by
     returning ${inviteColumns}`,
    [newId(), projectId, email, hashToken(token), invitedBy, daysValid, isSent],
  )
  const [invite] = rows
  if (!invite) throw new AppError('UNAVAILABLE')
  return invite
}
