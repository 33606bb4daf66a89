import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { pino } from 'pino'
import { completeEnv } from '#server/auth-secret.ts'
import { openCluster } from '#server/db/cluster.ts'
import { connect } from '#server/db/connection.ts'
import { migrate } from '#server/db/migrate.ts'
import { readSettings } from '#server/env.ts'
import { registerAuthRoutes } from '#server/http/auth-routes.ts'

// Does the time of an answer tell whether an address has an account? Prints one line of JSON: medians in
// milliseconds for known and unknown addresses, and their difference (goal: below 5).
const rounds = Number(process.argv[2] ?? 25)
const password = 'kite over the harbour'
const agreements = {
  commitTime: true,
  commitConfidentiality: true,
  commitData: true,
  commitInformation: true,
}
const person = {
  first_name: 'Ana',
  last_name: 'Rivera',
  password,
  role: 'mentor',
  locale: 'en',
  ...agreements,
}

const dataDir = mkdtempSync(join(tmpdir(), 'germina-bench-'))
const cluster = await openCluster({ dataDir, isDisposable: true })
const db = connect(cluster.url)
await migrate(db)
const env = await completeEnv(readSettings({ NODE_ENV: 'test', DATA_DIR: dataDir }), db)
const app = Fastify()
registerAuthRoutes(app, { db, env, log: pino({ level: 'silent' }) })
const address = await app.listen({ port: 0, host: '127.0.0.1' })

const ask = async (path: string, body: object): Promise<number> => {
  await db.query('delete from rate_limit')
  const startedAt = performance.now()
  const answer = await fetch(`${address}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await answer.text()
  return performance.now() - startedAt
}

const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
const rounded = (milliseconds: number) => Math.round(milliseconds * 100) / 100

async function compare(path: string, body: (email: string) => object) {
  const known: number[] = []
  const unknown: number[] = []
  for (let round = -2; round < rounds; round++) {
    const times = [
      await ask(path, body('known@example.org')),
      await ask(path, body(`${path.length}.${round}@example.org`)),
    ]
    // The first rounds warm up connections and code.
    if (round < 0) continue
    known.push(times[0] ?? 0)
    unknown.push(times[1] ?? 0)
  }
  const [one, other] = [median(known), median(unknown)]
  return { known: rounded(one), unknown: rounded(other), difference: rounded(Math.abs(one - other)) }
}

await ask('sign-up/email', { ...person, email: 'known@example.org' })
await db.query('update users set email_verified = true')
const result = {
  signIn: await compare('sign-in/email', (email) => ({ email, password: 'not the right one' })),
  reset: await compare('request-password-reset', (email) => ({ email })),
  signUp: await compare('sign-up/email', (email) => ({ ...person, email })),
}
process.stdout.write(`${JSON.stringify({ bench: 'account-timing', rounds, ...result })}\n`)

await app.close()
await db.end()
await cluster.stop()
rmSync(dataDir, { recursive: true, force: true })
