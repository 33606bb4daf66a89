import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { completeEnv } from '#server/auth-secret.ts'
import { openCluster } from '#server/db/cluster.ts'
import { connect } from '#server/db/connection.ts'
import { readSettings } from '#server/env.ts'
import { type Child, freePort, startChild } from './api/child.ts'
import { type Load, load, type Target } from './api/load.ts'
import { type OperationName, operationNames, operations } from './api/operations.ts'
import { recordStatements } from './api/record-statements.ts'
import { type Seat, seed } from './api/seed.ts'

// How much of a bare Fastify handler's speed the API keeps, both in processes of their own on one database,
// in turns so that noise meets both. Arguments: rounds and seconds of each turn.
const rounds = Number(process.argv[2] ?? 7)
const seconds = Number(process.argv[3] ?? 2)
const warmUp = 2
const mostMemory = 180

// As npm start does.
const small: { flags: string[]; environment: Record<string, string> } = JSON.parse(
  readFileSync('scripts/server-process.json', 'utf8'),
)
const server = [...small.flags, 'server/main.ts']

const folder = mkdtempSync(join(tmpdir(), 'germina-bench-'))
const children: Child[] = []
const cluster = await openCluster({ dataDir: folder })
const db = connect(cluster.url)
try {
  const ports = { api: await freePort(), bare: await freePort() }
  const settings = {
    ...small.environment,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(ports.api),
    PUBLIC_URL: `http://127.0.0.1:${ports.api}`,
    DATABASE_URL: cluster.url,
    DATA_DIR: folder,
    RATE_LIMIT: '999999999',
    NODE_COMPILE_CACHE: 'node_modules/.cache/germina',
  }
  execFileSync(process.execPath, [...server, '--prepare'], { env: settings })
  const product = await startChild(server, settings)
  children.push(product)
  const env = await completeEnv(readSettings(settings), db)
  const seats = await seed(db, env)
  const statements = join(folder, 'statements.json')
  writeFileSync(statements, JSON.stringify(await recordStatements(db, env, seats[0] as Seat)))
  const plain = await startChild(
    ['bench/api/bare-server.ts', statements, cluster.url, String(ports.bare)],
    {},
  )
  children.push(plain)

  const api = { url: `http://127.0.0.1:${ports.api}`, pid: product.pid, isBare: false }
  const bare = { url: `http://127.0.0.1:${ports.bare}`, pid: plain.pid, isBare: true }
  const before = await memoryOf(api.url)
  const results: Record<string, ReturnType<typeof compare>> = {}
  for (const name of operationNames) {
    const pairs: [Load, Load][] = []
    for (let round = -warmUp; round < rounds; round += 1) {
      const pair = await oneRound(name, api, bare, seats, round)
      // The first rounds warm up.
      if (round >= 0) pairs.push(pair)
    }
    const result = compare(name, pairs)
    results[name] = result
    say(
      `${name.padEnd(17)} ratio ${result.ratio} (goal ${result.goal})  API ${words(result.api)}  bare ${words(result.bare)}`,
    )
  }
  const memory = { before, after: await memoryOf(api.url), goal: mostMemory }
  say(
    `memory of the server: ${memory.before} MB at first, ${memory.after} MB after load (goal ${memory.goal})`,
  )
  const isMet = memory.after <= mostMemory && Object.values(results).every(({ ratio, goal }) => ratio >= goal)
  say(JSON.stringify({ bench: 'api', rounds, seconds, operations: results, memory, isMet }))
} finally {
  for (const child of children) await child.stop()
  await db.end()
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function oneRound(
  name: OperationName,
  api: Target,
  bare: Target,
  seats: readonly Seat[],
  round: number,
): Promise<[Load, Load]> {
  const run = (isBare: boolean) => load(isBare ? bare : api, name, seats, seconds)
  const isBareFirst = round % 2 === 0
  const first = await run(isBareFirst)
  await clear()
  const second = await run(!isBareFirst)
  await clear()
  return isBareFirst ? [second, first] : [first, second]
}

// Each turn meets the same number of records.
async function clear(): Promise<void> {
  await db.query(`delete from plan_item where kind = 'goal'`)
  await db.query('truncate plan_item_history')
  await db.query('vacuum analyze plan_item')
}

function compare(name: OperationName, pairs: readonly [Load, Load][]) {
  const { goal } = operations[name]
  const of = (side: 0 | 1) => ({
    perSecond: Math.round(median(pairs.map((pair) => pair[side].perSecond))),
    p50: median(pairs.map((pair) => pair[side].p50)),
    p99: median(pairs.map((pair) => pair[side].p99)),
    cpu: Math.round(median(pairs.map((pair) => pair[side].cpu)) * 100) / 100,
  })
  const ratio = median(pairs.map(([api, bare]) => api.perSecond / bare.perSecond))
  return { ratio: Math.round(ratio * 1000) / 1000, goal: goal.ratio, api: of(0), bare: of(1) }
}

function words({ perSecond, p50, p99, cpu }: Load): string {
  return `${perSecond}/s p50 ${p50} p99 ${p99} cpu ${cpu} ms`
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

async function memoryOf(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const bytes = Number(/^process_resident_memory_bytes (\d+)$/m.exec(text)?.[1])
  return Math.round(bytes / 1_000_000)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
