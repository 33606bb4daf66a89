import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newToken } from '#server/auth/secret-token.ts'
import { type Child, freePort, startChild } from './api/child.ts'
import { layOutPlain } from './api/limit-tables.ts'
import { type Load, load, type Target } from './api/load.ts'
import { type OperationName, operationNames, operations } from './api/operations.ts'
import { memoryOf, startOwnServer } from './api/own-server.ts'
import { parentOf } from './api/processor-time.ts'
import { recordStatements } from './api/record-statements.ts'
import { type Seat, seed } from './api/seed.ts'

// How much the API keeps of the speed of two references: handlers that ask the same statements and nothing else, and the
// limit, which does the least that gives the same answer. All in processes of their own on one database, in turns so
// that noise meets all. Arguments: rounds and seconds of each turn, and which operations.
const rounds = Number(process.argv[2] ?? 7)
const seconds = Number(process.argv[3] ?? 2)
const asked = operationNames.filter((name) => !process.argv[4] || process.argv[4].split(',').includes(name))
type Turn = Record<Target['kind'], Load>

const warmUp = 2
const mostMemory = 260
const mostP99 = 3

const server = await startOwnServer()
const { db, env } = server
const children: Child[] = []
try {
  const seats = await seed(db, env)
  const statements = join(server.folder, 'statements.json')
  writeFileSync(statements, JSON.stringify(await recordStatements(db, env, seats[0] as Seat)))
  await layOutPlain(db)
  const ports = { same: await freePort(), limit: await freePort() }
  const sameArguments = [statements, server.databaseUrl, String(ports.same)]
  const same = await startChild(['bench/api/same-statements-server.ts', ...sameArguments], {})
  children.push(same)
  const token = newToken()
  const limit = await startChild(
    ['bench/api/limit-server.ts', server.databaseUrl, String(ports.limit), token],
    {},
  )
  children.push(limit)

  const targets: Target[] = [
    { kind: 'api', url: server.url, pid: server.pid },
    { kind: 'same', url: `http://127.0.0.1:${ports.same}`, pid: same.pid },
    { kind: 'limit', url: `http://127.0.0.1:${ports.limit}`, pid: limit.pid, token },
  ]
  const databasePid = parentOf((await db.query('select pg_backend_pid() as pid')).rows[0].pid)
  const before = await memoryOf(server.url)
  const results: Record<string, ReturnType<typeof compare>> = {}
  for (const name of asked) {
    const turns: Turn[] = []
    for (let round = -warmUp; round < rounds; round += 1) {
      const turn = await oneRound(name, targets, databasePid, seats, round)
      // The first rounds warm up.
      if (round >= 0) turns.push(turn)
    }
    const result = compare(name, turns)
    results[name] = result
    const { ratio, goal } = result
    say(
      `${name}: ${ratio.limit} of the limit (goal ${goal.limit}), ${ratio.same} of the same statements (goal ${goal.same})`,
    )
    for (const { kind } of targets) say(`  ${kind.padEnd(5)} ${words(result[kind])}`)
  }
  const memory = { before, after: await memoryOf(server.url), goal: mostMemory }
  say(
    `memory of the server: ${memory.before} MB at first, ${memory.after} MB after load (goal ${memory.goal})`,
  )
  const isMet = memory.after <= mostMemory && Object.values(results).every((result) => result.isMet)
  say(JSON.stringify({ bench: 'api', rounds, seconds, operations: results, memory, isMet }))
} finally {
  for (const child of children) await child.stop()
  await server.stop()
}

async function oneRound(
  name: OperationName,
  targets: readonly Target[],
  databasePid: number,
  seats: readonly Seat[],
  round: number,
): Promise<Turn> {
  const turn: Partial<Turn> = {}
  for (const target of round % 2 === 0 ? targets : targets.toReversed()) {
    turn[target.kind] = await load(target, databasePid, name, seats, seconds)
    await clear()
  }
  return turn as Turn
}

// Each turn meets the same number of records.
async function clear(): Promise<void> {
  await db.query(`delete from plan_item where kind = 'goal'`)
  await db.query('truncate plan_item_history, plain_goal')
  await db.query('vacuum analyze plan_item, plain_input, plain_goal')
}

function compare(name: OperationName, turns: readonly Turn[]) {
  const { goal } = operations[name]
  const of = (kind: Target['kind']) => {
    const middle = (part: keyof Load) => rounded(median(turns.map((turn) => turn[kind][part])))
    return {
      perSecond: Math.round(middle('perSecond')),
      p50: middle('p50'),
      p99: middle('p99'),
      cpu: middle('cpu'),
      databaseCpu: middle('databaseCpu'),
    }
  }
  const ratioTo = (kind: 'same' | 'limit') =>
    rounded(median(turns.map((turn) => turn.api.perSecond / turn[kind].perSecond)))
  const ratio = { limit: ratioTo('limit'), same: ratioTo('same') }
  const p99ToLimit = rounded(median(turns.map(({ api, limit }) => api.p99 / Math.max(1, limit.p99))))
  const isMet = ratio.limit >= goal.limit && ratio.same >= goal.same && p99ToLimit <= mostP99
  return { ratio, goal, p99ToLimit, isMet, api: of('api'), same: of('same'), limit: of('limit') }
}

function rounded(number: number): number {
  return Math.round(number * 100) / 100
}

function words({ perSecond, p50, p99, cpu, databaseCpu }: Load): string {
  return `${perSecond}/s  p50 ${p50} p99 ${p99} ms  processor ${cpu} ms, PostgreSQL ${databaseCpu} ms per request`
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
