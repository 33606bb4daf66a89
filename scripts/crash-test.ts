// Writers run against the real server while it, its database, or both are killed at random moments. Afterwards every
// acknowledged write must be there, no half one, and the next start must work by itself. Argument: rounds.
import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { stopAbandoned } from '#server/db/cluster/postmaster.ts'
import { connect } from '#server/db/connection.ts'
import { check } from './crash-test/checks.ts'
import { signIn } from './crash-test/client.ts'
import { newLedger } from './crash-test/ledger.ts'
import { end, freePort, isReady, killDatabase, type Server, startServer } from './crash-test/server.ts'
import { write } from './crash-test/writers.ts'

const rounds = Number(process.argv[2] ?? 50)
const longestRun = 1500
const victims = ['server', 'database', 'both'] as const

const began = Date.now()
const dataDir = mkdtempSync(join(tmpdir(), 'germina-crash-'))
const port = await freePort()
const kills = { server: 0, database: 0, both: 0 }
const faults = { lost: [] as string[], half: [] as string[] }
let slowestStart = 0
let server: Server | undefined
try {
  server = await startServer(dataDir, port)
  const client = await signIn(server.url)
  const db = connect(`postgresql://germina@${encodeURIComponent(join(dataDir, 'run'))}/germina`, { max: 1 })
  const ledger = newLedger()
  const { rows } = await db.query<{ count: number }>(
    'select coalesce(max(request_count), 0) as count from progress where project_id = $1 and ord = 1',
    [client.projectId],
  )
  ledger.reviewRequests.acknowledged = rows[0]?.count ?? 0

  for (let round = 0; round < rounds; round += 1) {
    const victim = victims[round % victims.length] ?? 'server'
    let isOver = false
    const writing = write(client, ledger, () => isOver)
    await Promise.race([pause(randomInt(20, longestRun)), writing])
    if (victim !== 'server') killDatabase(server)
    if (victim !== 'database') await end(server, 'SIGKILL')
    kills[victim] += 1
    isOver = true
    await writing
    if (victim !== 'database') server = await startServer(dataDir, port)
    slowestStart = Math.max(slowestStart, server.startedIn)
    await isReady(server)
    const found = await check(db, client, ledger)
    faults.lost.push(...found.lost)
    faults.half.push(...found.half)
  }
  await db.end()
  const exitCode = await end(server, 'SIGTERM')
  const { acknowledged, unanswered } = ledger
  const seconds = Math.round((Date.now() - began) / 1000)
  for (const fault of [...faults.lost, ...faults.half]) say(fault)
  const found = { lost: faults.lost.length, half: faults.half.length }
  const isGood = found.lost + found.half === 0 && exitCode === 0
  say(
    JSON.stringify({
      test: 'crash',
      rounds,
      kills,
      acknowledged,
      unanswered,
      ...found,
      slowestStart,
      exitCode,
      seconds,
      isGood,
    }),
  )
  process.exitCode = isGood ? 0 : 1
} finally {
  if (server) await end(server, 'SIGKILL')
  stopAbandoned(join(dataDir, 'pg'))
  await pause(500)
  rmSync(dataDir, { recursive: true, force: true })
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
