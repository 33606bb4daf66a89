import type { PoolClient } from 'pg'
import { AppError, fieldRequired } from '#domain/errors.ts'
import { ownsOrg } from '#domain/policies/actor.ts'
import { administerPerson } from '#domain/policies/person.ts'
import { userWritable } from '#domain/programme/user.ts'
import type { AdminUserInput, MutationAdminUpdateUserArgs } from '#server/api-types.ts'
import { tellAccess } from '#server/auth/sessions.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { audit } from '#server/notices/audit.ts'
import { validate } from '#server/validate.ts'
import { listedPerson } from './find-people.ts'
import { holdPerson, organisationOf } from './managed-person.ts'

const names = { first_name: userWritable.first_name, last_name: userWritable.last_name }

/** Names, cohort and whether an account is for trying out. What is not named stays as it is. */
export async function adminUpdateUser(context: Caller, { userId, data }: MutationAdminUpdateUserArgs) {
  const { deps, actor } = context
  await inTransaction(deps.db, async (tx) => {
    const person = await holdPerson(tx, context, userId)
    authorize(administerPerson(actor, person))
    const set: Record<string, unknown> = {
      ...namesIn(data),
      ...flagIn(data),
      ...(await cohortIn(tx, context, data)),
    }
    const columns = Object.keys(set)
    if (columns.length === 0) return
    const assignments = columns.map((name, index) => `${name} = $${index + 4}`)
    await tx.query(
      `update users set ${assignments.join(', ')}, version = version + 1, updated_at = now(),
         name = trim(coalesce($2, first_name) || ' ' || coalesce($3, last_name)) where id = $1`,
      [userId, set.first_name ?? null, set.last_name ?? null, ...Object.values(set)],
    )
    await tellAccess(tx, userId)
    await audit(tx, actor, organisationOf(person), 'adminUpdateUser', 'user', userId, {
      fields: Object.keys(data),
    })
  })
  return listedPerson(deps.db, userId)
}

function namesIn({ first_name, last_name }: AdminUserInput) {
  const given = Object.entries({ first_name, last_name }).flatMap(([field, name]) =>
    typeof name === 'string' ? [[field, name.trim()]] : [],
  )
  const set = validate(names, Object.fromEntries(given))
  for (const [field, name] of Object.entries(set)) if (name === '') throw fieldRequired(field)
  return set
}

function flagIn({ test_account }: AdminUserInput) {
  return typeof test_account === 'boolean' ? { test_account } : {}
}

/** The cohort brings its organisation along; one that is not the caller's to fill does not exist for them. */
async function cohortIn(tx: PoolClient, { actor }: Caller, { cohortId }: AdminUserInput) {
  if (cohortId === undefined) return {}
  if (cohortId === null) return { cohort_id: null }
  const { rows } = await tx.query<{ org_id: string }>(
    'select org_id from cohort where id = $1 and archived_at is null',
    [cohortId],
  )
  const [cohort] = rows
  if (!cohort || !ownsOrg(actor, cohort.org_id)) throw new AppError('NOT_FOUND')
  return { cohort_id: cohortId, org_id: cohort.org_id }
}
