import type { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import type { Deps } from '#server/deps.ts'
import type { accountInputs } from './account-input.ts'
import { accountOf, mailAlreadyRegistered, mailConfirmation } from './account-mails.ts'
import type { Auth } from './auth.ts'

export type SignUp = z.output<typeof accountInputs.signUp>

/** The wording of the agreements that a person ticks now. Raise it with every change of those texts. */
const agreementTexts = '2026-11'

/** Makes the account, or tells its owner that it exists. The caller cannot see which of the two happened. */
export async function signUp(deps: Deps, auth: Auth, input: SignUp): Promise<void> {
  const cohort = await joinedCohort(deps, input)
  const { commitTime, commitConfidentiality, commitData, commitInformation, commitNews } = input
  const commitments = { commitTime, commitConfidentiality, commitData, commitInformation, commitNews }
  const at = new Date().toISOString()
  const consents = Object.fromEntries(
    Object.entries(commitments).map(([key, given]) => [key, { given, version: agreementTexts, at }]),
  )
  const answer = await auth.api.signUpEmail({
    body: {
      name: `${input.first_name} ${input.last_name}`,
      email: input.email,
      password: input.password,
      firstName: input.first_name,
      lastName: input.last_name,
      role: input.role,
      locale: input.locale,
      cohortId: cohort?.id ?? null,
      orgId: cohort?.orgId ?? null,
      commitments,
      consents,
    },
    asResponse: true,
  })
  const owner = await accountOf(deps, input.email)
  // Another sign-up with the same address at the same moment won: from outside, both look the same.
  if (!answer.ok && !owner) throw new Error(`The account could not be made: ${answer.status}`)
  if (owner?.isConfirmed) await mailAlreadyRegistered(deps, owner)
  else if (owner) await mailConfirmation(deps, owner)
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
