import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import type { Env, Settings } from './env.ts'

// Kept in the database, so that every process on it signs sessions with the same secret.
export async function completeEnv(settings: Settings, db: Pool): Promise<Env> {
  return { ...settings, AUTH_SECRET: settings.AUTH_SECRET ?? (await keptSecret(db)) }
}

async function keptSecret(db: Pool): Promise<string> {
  const made = JSON.stringify(randomBytes(32).toString('base64url'))
  await db.query(`insert into setting (key, value) values ('authSecret', $1) on conflict do nothing`, [made])
  const { rows } = await db.query<{ value: string }>(`select value from setting where key = 'authSecret'`)
  if (!rows[0]) throw new Error('The secret for sessions could not be kept')
  return rows[0].value
}
