import { AppError } from '#domain/errors.ts'
import type { Caller } from '#server/caller.ts'

/** What people may take back and give again; everything else they agreed to holds as long as the account. */
const changeable = ['commitInformation', 'commitNews'] as const

type Given = { given: boolean; version: string; at: string }

export async function myConsents({ deps, actor }: Caller) {
  const { rows } = await deps.db.query<{ consents: Record<string, Given> }>(
    'select consents from users where id = $1',
    [actor.userId],
  )
  return Object.entries(rows[0]?.consents ?? {}).map(([name, given]) => ({
    name,
    ...given,
    can_change: changeable.some((one) => one === name),
  }))
}

/** Gives or takes back the consent to promotion or to news, from this moment on. */
export async function setConsent(context: Caller, name: string, granted: boolean) {
  const { deps, actor } = context
  if (!changeable.some((one) => one === name)) {
    const reason = 'unknownOption'
    throw new AppError('BAD_USER_INPUT', { reason, fields: [{ field: 'name', reason }] })
  }
  await deps.db.query(
    `update users set commitments = commitments || jsonb_build_object($2::text, $3::boolean),
       consents = consents || jsonb_build_object($2::text, coalesce(consents -> $2, '{}')
         || jsonb_build_object('given', $3::boolean, 'at', to_jsonb(now()))),
       version = version + 1, updated_at = now()
     where id = $1`,
    [actor.userId, name, granted],
  )
  return myConsents(context)
}
