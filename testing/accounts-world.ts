import Fastify, { type FastifyBaseLogger, type FastifyInstance, type LightMyRequestResponse } from 'fastify'
import type { Pool } from 'pg'
import { type Logger, pino } from 'pino'
import { afterAll } from 'vitest'
import { completeEnv } from '#server/auth-secret.ts'
import type { Deps } from '#server/deps.ts'
import { readSettings } from '#server/env.ts'
import { registerAuthRoutes } from '#server/http/auth-routes.ts'
import { startJobs } from '#server/jobs/jobs.ts'
import { newId } from '#server/new-id.ts'
import { cheapGuessing } from './cheap-guessing.ts'
import { testDatabase } from './database.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'

type Answer = Promise<LightMyRequestResponse>

export type AccountsWorld = {
  app: FastifyInstance
  db: Pool
  deps: Deps
  mailbox: Mailbox
  post: (url: string, body: object, headers?: Record<string, string>) => Answer
  get: (url: string, headers?: Record<string, string>) => Answer
}

export const password = 'kite over the harbour'

/** Accounts behind real HTTP routes, with a database, a mail server and the background work of their own. */
export async function accountsWorld(
  settings: Record<string, string> = {},
  log: Logger = pino({ level: 'silent' }),
): Promise<AccountsWorld> {
  const { db } = await testDatabase()
  const mailbox = await openMailbox()
  const env = await completeEnv(readSettings({ NODE_ENV: 'test', SMTP_URL: mailbox.url, ...settings }), db)
  const deps: Deps = { env, db, log, guessing: cheapGuessing }
  const loggerInstance: FastifyBaseLogger = log
  const app = Fastify({
    loggerInstance,
    trustProxy: Array.isArray(env.TRUST_PROXY) ? env.TRUST_PROXY : env.TRUST_PROXY === true,
  })
  registerAuthRoutes(app, deps)
  await app.ready()
  const jobs = await startJobs(deps)
  afterAll(async () => {
    await jobs.stop()
    await app.close()
    await mailbox.close()
  })
  return {
    app,
    db,
    deps,
    mailbox,
    post: (url, body, headers = {}) => app.inject({ method: 'POST', url, headers, payload: body }),
    get: (url, headers = {}) => app.inject({ url, headers }),
  }
}

let passwordHash: Promise<string> | undefined

/** A confirmed person with the password above at the cheap cost, without the way through sign-up. */
export async function insertPerson(db: Pool, changes: Record<string, unknown> = {}) {
  passwordHash ??= cheapGuessing.hash(password)
  const id = newId()
  const person = {
    id,
    email: `${id}@example.org`,
    email_verified: true,
    first_name: 'Ana',
    last_name: 'Rivera',
  }
  const row: Record<string, unknown> = { ...person, ...changes }
  const columns = Object.keys(row)
  await db.query(
    `insert into users (${columns}) values (${columns.map((_, index) => `$${index + 1}`)})`,
    Object.values(row),
  )
  await db.query(
    `insert into credential (id, user_id, account_id, provider_id, password) values ($1, $2, $3, 'credential', $4)`,
    [newId(), id, id, await passwordHash],
  )
  return { ...person, ...changes }
}

/** What the sign-up form sends. */
export function newPerson(changes: object = {}) {
  return {
    first_name: 'Ana',
    last_name: 'Rivera',
    email: `${newId()}@example.org`,
    password,
    role: 'entrepreneur',
    cohortId: 'none',
    commitTime: true,
    commitConfidentiality: true,
    commitData: true,
    commitInformation: true,
    locale: 'en',
    ...changes,
  }
}
