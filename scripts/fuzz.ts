// Calls every operation and every endpoint of a real server of its own with values that nobody should send. Nothing may
// fail, hang or grow. Arguments: calls, seed.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stopAbandoned } from '#server/db/cluster/postmaster.ts'
import { connect } from '#server/db/connection.ts'
import { demoLogins } from '#server/demo/demo-world.ts'
import { end, freePort, type Server, startServer } from './crash-test/server.ts'
import { fuzz, type Visitor } from './fuzz/run.ts'
import small from './server-process.json' with { type: 'json' }

const calls = Number(process.argv[2] ?? 20_000)
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000)
const seconds = 1800
// What a server may grow by while it warms up further: caches have a largest size, a leak has none.
const mostGrowth = 1.25

const dataDir = mkdtempSync(join(tmpdir(), 'germina-fuzz-'))
let server: Server | undefined
try {
  process.stdout.write(`${calls} calls with seed ${seed}\n`)
  server = await startServer(dataDir, await freePort(), small.flags)
  const { url } = server
  const ids = await knownIds()
  const memory: number[] = []
  const tally = await fuzz(
    { url, ids, isLive: true, visitors: () => signIn(url) },
    { calls, seed, seconds },
    async (done) => {
      memory.push(await memoryOf(url))
      process.stdout.write(`${done} calls, ${memory.at(-1)} MB\n`)
    },
  )
  const errorLines = linesOf(join(dataDir, 'server.log'))
  const exitCode = await end(server, 'SIGTERM')

  for (const [outcome, count] of Object.entries(tally.outcomes).sort((a, b) => b[1] - a[1]))
    process.stdout.write(`${String(count).padStart(7)} ${outcome}\n`)
  for (const fault of [...tally.faults, ...errorLines].slice(0, 50)) process.stdout.write(`${fault}\n`)
  // By then every operation has been called some times, and what is loaded with its first use is there.
  const [before = 0, after = 0] = [memory[2], memory.at(-1)]
  const isFlat = after <= before * mostGrowth
  const isGood = tally.fivehundreds + tally.unavailable + tally.hangs === 0 && isFlat && exitCode === 0
  process.stdout.write(
    `${JSON.stringify({
      seed,
      calls: tally.calls,
      '5xx': tally.fivehundreds,
      UNAVAILABLE: tally.unavailable,
      over2sOnce: tally.slow,
      hangsOver2s: tally.hangs,
      errorLogLines: errorLines.length,
      memoryBeforeMB: before,
      memoryAfterMB: after,
    })}\n`,
  )
  process.exitCode = isGood && tally.calls === calls ? 0 : 1
} catch (error) {
  // A server that is gone says why on its way out.
  process.stderr.write(server?.errors() ?? '')
  throw error
} finally {
  if (server) await end(server, 'SIGKILL')
  stopAbandoned(join(dataDir, 'pg'))
  rmSync(dataDir, { recursive: true, force: true })
}

async function knownIds(): Promise<string[]> {
  const db = connect(`postgresql://germina@${encodeURIComponent(join(dataDir, 'run'))}/germina`, { max: 1 })
  const tables = ['users', 'project', 'cohort', 'plan_item', 'application', 'connect_request', 'announcement']
  const lists = []
  for (const table of tables)
    lists.push((await db.query<{ id: string }>(`select id from ${table} order by id limit 25`)).rows)
  await db.end()
  return lists.flat().map(({ id }) => id)
}

/** The four demo accounts and a stranger. Somebody may have signed them out meanwhile, so they sign in again. */
async function signIn(url: string): Promise<Visitor[]> {
  const people: Visitor[] = [{ name: 'stranger', headers: {} }]
  for (const { role, email, password } of demoLogins) {
    const answer = await fetch(`${url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    const token = answer.headers.get('set-auth-token')
    if (!token) throw new Error(`The demo login of the ${role} was refused with ${answer.status}`)
    people.push({ name: role, headers: { authorization: `Bearer ${token}` } })
  }
  return people
}

/** Lines of the log that tell of a failure. */
function linesOf(file: string): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^\{"level":[56]0,/.test(line))
}

async function memoryOf(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Math.round(Number(/^process_resident_memory_bytes (\d+)$/m.exec(text)?.[1]) / 1_000_000)
}
