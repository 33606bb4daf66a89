import type { PoolClient } from 'pg'
import { AppError } from '#domain/errors.ts'
import { newId } from '#server/new-id.ts'
import { audit } from '#server/notices/audit.ts'
import { hashToken } from './secret-token.ts'
import { forgetUnconfirmed } from './unconfirmed.ts'

type Invite = { org_id: string; email: string; first_name: string; last_name: string; org_role: string }

/**
 * The link of an invitation to run an organisation: whoever holds it owns the mailbox. Makes the account, or gives the
 * rank to the one that the address has. Null where the token is none of these.
 */
export async function acceptAdminInvite(tx: PoolClient, token: string): Promise<string | null> {
  const { rows } = await tx.query<Invite>(
    `update admin_invite i set used_at = now() from organisation o
     where i.token_hash = $1 and i.used_at is null and i.withdrawn_at is null and i.expires_at > now()
       and o.id = i.org_id and o.disabled_at is null
     returning i.org_id, i.email, i.first_name, i.last_name, i.org_role`,
    [hashToken(token)],
  )
  const [invite] = rows
  if (!invite) return null
  await forgetUnconfirmed(tx, invite.email)
  const userId = (await makeAdmin(tx, invite)) ?? (await promote(tx, invite))
  const { org_id, org_role } = invite
  await audit(tx, { userId }, org_id, 'acceptAdminInvite', 'organisation', org_id, { to: org_role })
  return userId
}

async function makeAdmin(tx: PoolClient, invite: Invite): Promise<string | null> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into users (id, email, email_verified, name, first_name, last_name, role, org_role, main_org, org_id, onboarded)
     values ($1, $2, true, $3 || ' ' || $4, $3, $4, 'admin', $5, $6, $6, true) on conflict (email) do nothing returning id`,
    [newId(), invite.email, invite.first_name, invite.last_name, invite.org_role, invite.org_id],
  )
  return rows[0]?.id ?? null
}

type Known = { id: string; is_elsewhere: boolean; is_mentoring: boolean }

/** Who runs another organisation keeps it, and a mentor does not leave a team behind. */
async function promote(tx: PoolClient, { email, org_id, org_role }: Invite): Promise<string> {
  const { rows } = await tx.query<Known>(
    `select u.id, u.role = 'admin' and u.main_org <> $2 as is_elsewhere,
       exists (select 1 from mentorship m where m.mentor_id = u.id and m.ended_at is null) as is_mentoring
     from users u where u.email = $1 and u.disabled_at is null for update of u`,
    [email, org_id],
  )
  const [known] = rows
  if (!known) throw new AppError('BAD_USER_INPUT', { reason: 'linkInvalid' })
  if (known.is_elsewhere) throw new AppError('CONFLICT', { reason: 'worksElsewhere' })
  if (known.is_mentoring) throw new AppError('CONFLICT', { reason: 'stillMentoring' })
  await tx.query(
    `update users set role = 'admin', org_role = $2, main_org = $3, org_id = coalesce(org_id, $3), email_verified = true,
       version = version + 1, updated_at = now() where id = $1`,
    [known.id, org_role, org_id],
  )
  return known.id
}
