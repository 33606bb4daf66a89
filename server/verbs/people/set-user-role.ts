import type { PoolClient } from 'pg'
import { AppError } from '#domain/errors.ts'
import { orgRoles, roles } from '#domain/options/people.ts'
import { grantRole } from '#domain/policies/person.ts'
import type { MutationSetUserRoleArgs } from '#server/api-types.ts'
import { endSessions } from '#server/auth/sessions.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { audit } from '#server/notices/audit.ts'
import { listedPerson } from './find-people.ts'
import { type HeldPerson, holdPerson, organisationOf } from './managed-person.ts'

/** Another role for somebody below one's own rank. It ends their sessions: the next request is the new role's. */
export async function setUserRole(context: Caller, { userId, role, org_role }: MutationSetUserRoleArgs) {
  const { deps, actor } = context
  await inTransaction(deps.db, async (tx) => {
    const person = await holdPerson(tx, context, userId)
    const wanted = readRole(role, org_role ?? null)
    authorize(grantRole(actor, person, wanted.role, wanted.orgRole))
    if (wanted.role === person.role && wanted.orgRole === person.orgRole) return
    if (person.role === 'mentor') await assertNoMatch(tx, userId)
    await changeRole(tx, person, wanted)
    await endSessions(tx, userId)
    await audit(tx, actor, organisationOf(person), 'setUserRole', 'user', userId, {
      from: person.orgRole ?? person.role,
      to: wanted.orgRole ?? wanted.role,
    })
  })
  return listedPerson(deps.db, userId)
}

type Wanted = { role: string; orgRole: string | null }

/** An admin has a rank in an organisation; nobody else has. */
function readRole(role: string, orgRole: string | null): Wanted {
  const isKnown = roles.some(({ value }) => value === role)
  const isRanked = orgRoles.some(({ value }) => value === orgRole)
  if (!isKnown || isRanked !== (role === 'admin'))
    throw new AppError('BAD_USER_INPUT', { reason: 'unknownOption' })
  return { role, orgRole: isRanked ? orgRole : null }
}

/** Who stops being an admin belongs to the organisation no more as one of those who run it. */
async function changeRole(tx: PoolClient, person: HeldPerson, { role, orgRole }: Wanted): Promise<void> {
  const organisation = organisationOf(person)
  if (role === 'admin' && organisation === null)
    throw new AppError('BAD_USER_INPUT', { reason: 'organisationFirst' })
  await tx.query(
    `update users set role = $2, org_role = $3, main_org = $4, org_id = coalesce(org_id, $5),
       version = version + 1, updated_at = now() where id = $1`,
    [person.userId, role, orgRole, role === 'admin' ? organisation : null, organisation],
  )
}

async function assertNoMatch(tx: PoolClient, userId: string): Promise<void> {
  const { rowCount } = await tx.query(
    'select 1 from mentorship where mentor_id = $1 and ended_at is null limit 1',
    [userId],
  )
  if (rowCount) throw new AppError('CONFLICT', { reason: 'stillMentoring' })
}
