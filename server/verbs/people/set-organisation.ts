import type { PoolClient } from 'pg'
import { AppError } from '#domain/errors.ts'
import { setOrganisation } from '#domain/policies/person.ts'
import { endSessions, tellAccess } from '#server/auth/sessions.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { audit } from '#server/notices/audit.ts'
import { listedPerson } from './find-people.ts'
import { type HeldPerson, holdPerson } from './managed-person.ts'

type Args = { userId: string; org?: string | null | undefined }

/** Whom an admin works for. For an admin it is another set of rights, so it ends their sessions. */
export async function setMainOrg(context: Caller, args: Args) {
  return move(context, args, 'setMainOrg', async (tx, person, org) => {
    if (person.role === 'admin' && org === null)
      throw new AppError('BAD_USER_INPUT', { reason: 'organisationFirst' })
    await tx.query(
      'update users set main_org = $2, version = version + 1, updated_at = now() where id = $1',
      [person.userId, org],
    )
    if (person.role === 'admin') await endSessions(tx, person.userId)
    return person.mainOrg
  })
}

/** Where somebody takes part. A cohort of another organisation is left. */
export async function setOrg(context: Caller, args: Args) {
  return move(context, args, 'setOrg', async (tx, person, org) => {
    await tx.query(
      `update users set org_id = $2, version = version + 1, updated_at = now(),
         cohort_id = (select c.id from cohort c where c.id = users.cohort_id and c.org_id = $2) where id = $1`,
      [person.userId, org],
    )
    await tellAccess(tx, person.userId)
    return person.orgId
  })
}

type Move = (tx: PoolClient, person: HeldPerson, org: string | null) => Promise<string | null>

async function move(context: Caller, { userId, org = null }: Args, verb: string, change: Move) {
  const { deps, actor } = context
  await inTransaction(deps.db, async (tx) => {
    const person = await holdPerson(tx, context, userId)
    authorize(setOrganisation(actor, person))
    if (org !== null) await assertOrganisation(tx, org)
    const from = await change(tx, person, org)
    await audit(tx, actor, org ?? from, verb, 'user', userId, { from, to: org })
  })
  return listedPerson(deps.db, userId)
}

async function assertOrganisation(tx: PoolClient, id: string): Promise<void> {
  const { rowCount } = await tx.query('select 1 from organisation where id = $1 and disabled_at is null', [
    id,
  ])
  if (!rowCount) throw new AppError('NOT_FOUND')
}
