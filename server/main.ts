import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { firstAdminLink } from './auth/first-admin.ts'
import { safeError } from './auth/safe-error.ts'
import { completeEnv } from './auth-secret.ts'
import { loadContent } from './content/load-content.ts'
import { assertUsable, connect, unhurried } from './db/connection.ts'
import { openDatabase } from './db/database.ts'
import { withLock } from './db/lock.ts'
import { migrate } from './db/migrate.ts'
import { type Env, readSettings } from './env.ts'
import { type FaultReports, faultReports } from './fault-reports.ts'
import { buildApp } from './http/app.ts'
import { startJobs } from './jobs/jobs.ts'
import { prepareJobs } from './jobs/prepare-jobs.ts'
import { createLog } from './log.ts'
import { StartError } from './start-error.ts'

const secondsToFinish = 15

// Everything is loaded by now, and more is not asked for: see scripts/prepare-server.mjs.
if (process.argv.includes('--prepare')) process.exit()

// What was opened, to be closed in the opposite order however the start or the run ends.
const opened: (() => Promise<unknown>)[] = []
const stop = new AbortController()
let reports: FaultReports | null = null

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort())
process.on('uncaughtException', fail)
process.on('unhandledRejection', fail)

try {
  await start()
  if (!stop.signal.aborted) await once(stop.signal, 'abort')
} catch (error) {
  if (!stop.signal.aborted) fail(error)
}
for (const close of opened.reverse()) await close().catch(fail)
process.exit()

async function start(): Promise<void> {
  const settings = readSettings()
  reports = faultReports(settings.SENTRY_DSN)
  if (reports) opened.push(reports.sent)
  const database = await openDatabase(settings, { onProgress: say, onLost: fail })
  opened.push(database.stop)
  const log = createLog(settings, reports)
  const onError = ({ message }: Error) => log.warn({ reason: message }, 'a database connection ended')
  const backstage = connect(database.url, { max: 4, patience: unhurried, onError })
  opened.push(() => backstage.end())
  stop.signal.throwIfAborted()

  await assertUsable(backstage)
  await migrate(backstage, { onProgress: say })
  const env = await completeEnv(settings, backstage)
  await withLock(backstage, 'firstContent', () => fill(backstage, env))
  stop.signal.throwIfAborted()

  const db = connect(database.url, { onError })
  opened.push(() => db.end())
  const app = await buildApp({ env, db, log })
  opened.push(() => Promise.race([app.close(), pause(secondsToFinish * 1000)]))
  stop.signal.throwIfAborted()
  await listen(app, env)
  const jobs = await startJobs({ env, db: backstage, log })
  opened.push(() => jobs.stop())
  await welcome(db, env)
}

async function fill(db: Pool, env: Env): Promise<void> {
  await prepareJobs(db)
  await loadContent(db)
  if (!isDemoWanted(env) || (await count(db, 'select from users limit 1')) > 0) return
  say('Loading the demo world')
  const { loadDemoWorld } = await demo()
  await loadDemoWorld(db, env)
}

// Its people and plans take memory that a real installation never needs.
function demo() {
  return import('./demo/demo-world.ts')
}

function isDemoWanted({ DEMO, NODE_ENV }: Env): boolean {
  return DEMO && NODE_ENV !== 'production'
}

async function count(db: Pool, sql: string, values: unknown[] = []): Promise<number> {
  const { rowCount } = await db.query(sql, values)
  return rowCount ?? 0
}

async function listen(app: Awaited<ReturnType<typeof buildApp>>, { HOST, PORT }: Env): Promise<void> {
  try {
    await app.listen({ host: HOST, port: PORT })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EADDRINUSE')
      throw new StartError(
        `PORT ${PORT} is taken by another program: stop it, or set PORT to another number.`,
      )
    if (code === 'EACCES')
      throw new StartError(
        `PORT ${PORT} needs more rights than this account has: set PORT to a number above 1023.`,
      )
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartError(`HOST ${HOST} is not an address of this machine.`)
    throw error
  }
}

async function welcome(db: Pool, env: Env): Promise<void> {
  say(`Germina is ready at ${env.PUBLIC_URL}`)
  const link = await firstAdminLink(db, env)
  if (link) say(`Create the first administrator here (this link works once): ${link}`)
  if (isDemoWanted(env)) await showDemoLogins(db)
}

// Also on later starts, as long as the demo world is there.
async function showDemoLogins(db: Pool): Promise<void> {
  const { demoLogins } = await demo()
  const emails = demoLogins.map(({ email }) => email)
  const isThere = (await count(db, 'select from users where email = any($1)', [emails])) === emails.length
  if (!isThere) return
  say('Demo accounts:')
  for (const { role, email, password } of demoLogins) say(`  ${role}: ${email}, password ${password}`)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function fail(error: unknown): void {
  const words = error instanceof StartError ? error.message : error instanceof Error ? error.stack : error
  process.stderr.write(`${words}\n`)
  if (!(error instanceof StartError))
    reports?.write(JSON.stringify({ msg: 'the server stops', fault: safeError(error) }))
  process.exitCode = 1
  stop.abort()
}
