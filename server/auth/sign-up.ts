import type { PoolClient } from 'pg'
import type { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { newId } from '#server/new-id.ts'
import type { accountInputs } from './account-input.ts'
import {
  type AccountOwner,
  accountOf,
  mailAlreadyRegistered,
  mailConfirmation,
  ownerColumns,
} from './account-mails.ts'
import type { Auth } from './auth.ts'
import { keepPassword } from './new-password.ts'
import { endTokens, issueToken } from './one-time-token.ts'
import { newToken } from './secret-token.ts'
import { endSessions } from './sessions.ts'
import { isReplaceable } from './unconfirmed.ts'

export type SignUp = z.output<typeof accountInputs.signUp>

/** The wording of the agreements that a person ticks now. Raise it with every change of those texts. */
const agreementTexts = '2026-11'

/**
 * Makes the account, or tells its owner that it exists. The caller cannot see which of the two happened. As long as
 * nobody has confirmed the address, the latest sign-up counts, and nothing of the one before it stays. What comes back is
 * for the caller's browser to keep; it proves nothing where no account was made.
 */
export async function signUp(deps: Deps, auth: Auth, input: SignUp): Promise<string> {
  const cohort = await joinedCohort(deps, input)
  const hash = await (await auth.$context).password.hash(input.password)
  return inTransaction(deps.db, async (tx) => {
    const mails = { ...deps, db: tx }
    const newOwner = await keepSignUp(tx, input, cohort, hash)
    if (newOwner) {
      await mailConfirmation(mails, newOwner)
      return issueToken(tx, 'signUpBrowser', newOwner.id, newOwner.email)
    }
    const owner = await accountOf(mails, input.email)
    if (owner) await mailAlreadyRegistered(mails, owner)
    return newToken()
  })
}

const keepQuery = `
insert into users (id, email, name, first_name, last_name, role, locale, cohort_id, org_id, commitments, consents)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
on conflict (email) do update set (name, first_name, last_name, role, locale, cohort_id, org_id, commitments, consents) =
  (excluded.name, excluded.first_name, excluded.last_name, excluded.role, excluded.locale, excluded.cohort_id,
    excluded.org_id, excluded.commitments, excluded.consents),
  version = users.version + 1, created_at = now(), updated_at = now()
where ${isReplaceable('users')}
returning ${ownerColumns}`

/** Null where the address belongs to somebody already. */
async function keepSignUp(
  tx: PoolClient,
  input: SignUp,
  cohort: Cohort | null,
  hash: string,
): Promise<AccountOwner | null> {
  const { commitments, consents } = agreed(input)
  const { rows } = await tx.query<AccountOwner>(keepQuery, [
    newId(),
    input.email,
    `${input.first_name} ${input.last_name}`,
    input.first_name,
    input.last_name,
    input.role,
    input.locale,
    cohort?.id ?? null,
    cohort?.orgId ?? null,
    commitments,
    consents,
  ])
  const [owner] = rows
  if (!owner) return null
  await endSessions(tx, owner.id)
  await endTokens(tx, owner.id)
  await keepPassword(tx, owner.id, hash)
  return owner
}

function agreed({ commitTime, commitConfidentiality, commitData, commitInformation, commitNews }: SignUp) {
  const commitments = { commitTime, commitConfidentiality, commitData, commitInformation, commitNews }
  const at = new Date().toISOString()
  const consents = Object.fromEntries(
    Object.entries(commitments).map(([key, given]) => [key, { given, version: agreementTexts, at }]),
  )
  return { commitments, consents }
}

type Cohort = { id: string; orgId: string }

async function joinedCohort({ db }: Deps, { cohortId, inviteCode }: SignUp): Promise<Cohort | null> {
  if (cohortId === 'none') return null
  const { rows } = await db.query<Cohort>(
    `select c.id, c.org_id as "orgId" from cohort c join organisation o on o.id = c.org_id
    where c.id = $1 and c.approved and c.registration_open and c.archived_at is null and o.disabled_at is null
      and c.open_date <= now() and now() < c.close_date and (not c.private or c.invite_code = $2)`,
    [cohortId, inviteCode ?? ''],
  )
  if (rows[0]) return rows[0]
  const reason = 'registrationClosed'
  throw new AppError('BAD_USER_INPUT', { reason, fields: [{ field: 'cohortId', reason }] })
}
