import type { Pool, PoolClient } from 'pg'
import type { z } from 'zod'
import { AppError } from '#domain/errors.ts'
import { inTransaction, type Queryable } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Env } from '#server/env.ts'
import { newId } from '#server/new-id.ts'
import type { accountInputs } from './account-input.ts'
import type { Auth } from './auth.ts'
import { ensureHub } from './hub.ts'
import { keepPassword } from './new-password.ts'
import { hashToken, newToken } from './secret-token.ts'
import { forgetUnconfirmed } from './unconfirmed.ts'

const settingKey = 'firstAdmin'

/**
 * The one-time link for the person who sets the platform up: valid for 24 hours and only while the hub has no
 * admin. Null when there is one already, or outside production. Every start makes a new link and ends the last.
 */
export async function firstAdminLink(
  db: Pool,
  env: Pick<Env, 'NODE_ENV' | 'HUB_ORG' | 'PUBLIC_URL'>,
): Promise<string | null> {
  const hubId = await ensureHub(db, env)
  if (env.NODE_ENV !== 'production' || (await hasAdmin(db, hubId))) return null
  const token = newToken()
  await db.query(
    `insert into setting (key, value)
    values ($1, jsonb_build_object('tokenHash', $2::text, 'expiresAt', now() + interval '24 hours'))
    on conflict (key) do update set value = excluded.value`,
    [settingKey, hashToken(token)],
  )
  return `${env.PUBLIC_URL}/signup/first-admin#token=${token}`
}

type FirstAdmin = z.output<typeof accountInputs.firstAdmin>

export async function createFirstAdmin({ db, env }: Deps, auth: Auth, input: FirstAdmin): Promise<void> {
  const hubId = await ensureHub(db, env)
  const hash = await (await auth.$context).password.hash(input.password)
  await inTransaction(db, async (client) => {
    await redeem(client, input.token)
    if (await hasAdmin(client, hubId)) throw new AppError('BAD_USER_INPUT', { reason: 'linkInvalid' })
    await insertAdmin(client, hubId, input, hash)
  })
}

async function redeem(client: PoolClient, token: string): Promise<void> {
  const { rowCount } = await client.query(
    `delete from setting where key = $1 and value ->> 'tokenHash' = $2
      and (value ->> 'expiresAt')::timestamptz > now()`,
    [settingKey, hashToken(token)],
  )
  if (rowCount === 0) throw new AppError('BAD_USER_INPUT', { reason: 'linkInvalid' })
}

async function hasAdmin(connection: Queryable, hubId: string): Promise<boolean> {
  const { rowCount } = await connection.query(
    `select 1 from users where role = 'admin' and main_org = $1 and disabled_at is null limit 1`,
    [hubId],
  )
  return rowCount !== 0
}

async function insertAdmin(
  client: PoolClient,
  hubId: string,
  input: FirstAdmin,
  hash: string,
): Promise<void> {
  const userId = newId()
  await forgetUnconfirmed(client, input.email)
  const { rowCount } = await client.query(
    `insert into users (id, email, email_verified, name, first_name, last_name, role, org_role, main_org, org_id, onboarded)
    values ($1, $2, true, $3, $4, $5, 'admin', 'owner', $6, $6, true) on conflict (email) do nothing`,
    [userId, input.email, `${input.first_name} ${input.last_name}`, input.first_name, input.last_name, hubId],
  )
  if (rowCount === 0) {
    const reason = 'alreadyExists'
    throw new AppError('CONFLICT', { reason, fields: [{ field: 'email', reason }] })
  }
  await keepPassword(client, userId, hash)
}
