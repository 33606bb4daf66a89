import type { PoolClient } from 'pg'
import { AppError, type Locale } from '#domain/errors.ts'
import { orgRoles } from '#domain/options/people.ts'
import { inviteAdmin as mayInvite, readInvitations } from '#domain/policies/organisation.ts'
import { invitationState } from '#domain/programme/team.ts'
import type { MutationInviteAdminArgs } from '#server/api-types.ts'
import { accountInputs, readInput } from '#server/auth/account-input.ts'
import { pagePath } from '#server/auth/account-mails.ts'
import { hashToken, newToken } from '#server/auth/secret-token.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { sendMail } from '#server/mail/send-mail.ts'
import { newId } from '#server/new-id.ts'
import { audit } from '#server/notices/audit.ts'
import { organisationCalled } from './find-people.ts'

type Row = {
  id: string
  email: string
  first_name: string
  last_name: string
  org_role: string
  created_at: string
  expires_at: string
  used_at: string | null
  withdrawn_at: string | null
}

const columns = 'id, email, first_name, last_name, org_role, created_at, expires_at, used_at, withdrawn_at'
const daysValid = 14
const mostOpen = 50

const record = (row: Row) => ({ ...row, _id: row.id, state: invitationState(row, new Date()) })

/** Invitations that nobody has accepted or taken back, for the owners of the organisation. */
export async function organisationInvites({ deps, actor }: Caller, slug: string) {
  const orgId = await organisationCalled(deps.db, slug)
  authorize(readInvitations(actor, orgId))
  const { rows } = await deps.db.query<Row>(
    `select ${columns} from admin_invite where org_id = $1 and used_at is null and withdrawn_at is null
     order by id desc limit ${mostOpen}`,
    [orgId],
  )
  return rows.map(record)
}

/** Asks an address to run an organisation, or asks again. Nothing in the answer tells whether it has an account. */
export async function inviteAdmin({ deps, actor }: Caller, given: MutationInviteAdminArgs) {
  const orgId = await organisationCalled(deps.db, given.org)
  return inTransaction(deps.db, async (tx) => {
    authorize(mayInvite(actor, orgId, given.org_role))
    if (!orgRoles.some(({ value }) => value === given.org_role))
      throw new AppError('BAD_USER_INPUT', { reason: 'unknownOption' })
    const { email, first_name, last_name } = given
    const person = readInput(accountInputs.invited, { email, first_name, last_name })
    await assertPlace(tx, orgId, person.email)
    const token = newToken()
    const isSent = await mailInvitation(tx, deps.env.PUBLIC_URL, actor.userId, orgId, person, token)
    const { rows } = await tx.query<Row>(
      `insert into admin_invite as i (id, org_id, email, first_name, last_name, org_role, token_hash, invited_by, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, now() + make_interval(days => $9))
       on conflict (org_id, email) where used_at is null and withdrawn_at is null do update set
         first_name = excluded.first_name, last_name = excluded.last_name, org_role = excluded.org_role,
         token_hash = case when $10 then excluded.token_hash else i.token_hash end,
         expires_at = case when $10 then excluded.expires_at else i.expires_at end, invited_by = excluded.invited_by
       returning ${columns}`,
      [
        newId(),
        orgId,
        person.email,
        person.first_name,
        person.last_name,
        given.org_role,
        hashToken(token),
        actor.userId,
        daysValid,
        isSent,
      ],
    )
    if (!rows[0]) throw new AppError('UNAVAILABLE')
    await audit(tx, actor, orgId, 'inviteAdmin', 'organisation', orgId, { to: given.org_role })
    return record(rows[0])
  })
}

export async function withdrawAdminInvite({ deps, actor }: Caller, { _id }: { _id: string }) {
  return inTransaction(deps.db, async (tx) => {
    const { rows } = await tx.query<Row & { org_id: string }>(
      `select ${columns}, org_id from admin_invite
       where id = $1 and used_at is null and withdrawn_at is null for update`,
      [_id],
    )
    const [invite] = rows
    if (!invite) throw new AppError('NOT_FOUND')
    authorize(mayInvite(actor, invite.org_id, 'organiser'))
    await tx.query('update admin_invite set withdrawn_at = now() where id = $1', [_id])
    await audit(tx, actor, invite.org_id, 'withdrawAdminInvite', 'organisation', invite.org_id)
    return record({ ...invite, withdrawn_at: new Date().toISOString() })
  })
}

async function assertPlace(tx: PoolClient, orgId: string, email: string): Promise<void> {
  const { rows } = await tx.query<{ is_inside: boolean; open: number }>(
    `select exists (select 1 from users where email = $2 and main_org = $1 and role = 'admin') as is_inside,
       (select count(*)::int from admin_invite
        where org_id = $1 and email <> $2 and used_at is null and withdrawn_at is null) as open`,
    [orgId, email],
  )
  if (rows[0]?.is_inside) throw new AppError('CONFLICT', { reason: 'alreadyInTeam' })
  if ((rows[0]?.open ?? 0) >= mostOpen) throw new AppError('CONFLICT', { reason: 'tooMany' })
}

type Reading = { organisation: string; inviter: string; locale: Locale }

/** In the language of the account with this address, else in the inviter's. False where the address had its share. */
async function mailInvitation(
  tx: PoolClient,
  publicUrl: string,
  inviterId: string,
  orgId: string,
  person: { email: string; first_name: string },
  token: string,
): Promise<boolean> {
  const { rows } = await tx.query<Reading>(
    `select o.name as organisation, i.name as inviter, coalesce(u.locale, i.locale) as locale
     from organisation o join users i on i.id = $2
       left join users u on u.email = $3 and u.email_verified and u.disabled_at is null
     where o.id = $1`,
    [orgId, inviterId, person.email],
  )
  const [reading] = rows
  if (!reading) return false
  const { locale, ...data } = reading
  // Behind the hash sign no server and no referrer gets to see the token.
  const link = `${publicUrl}${pagePath(locale, '/reset')}#token=${token}`
  return sendMail(tx, {
    to: person.email,
    template: 'adminInvite',
    data: { ...data, name: person.first_name, link },
    locale,
    senderId: inviterId,
  })
}
