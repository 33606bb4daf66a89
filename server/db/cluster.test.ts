import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { StartError } from '#server/start-error.ts'
import { stopAbandoned } from './cluster/postmaster.ts'
import { type Cluster, openCluster } from './cluster.ts'

// Starts whole databases, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

/** A database that was started once: making one takes longer than most of what is tried with it. */
const kept = mkdtempSync(join(tmpdir(), 'germina-cluster-kept-'))
chmodSync(kept, 0o755)

let folder: string
let dataDir: string
let clusters: Cluster[]

beforeAll(async () => {
  const first = await openCluster({ dataDir: join(kept, 'data') })
  await first.stop()
})
afterAll(() => rmSync(kept, { recursive: true, force: true }))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'germina-cluster-'))
  chmodSync(folder, 0o755)
  dataDir = join(folder, 'data')
  clusters = []
})

afterEach(async () => {
  for (const cluster of clusters) await cluster.stop()
  stopAbandoned(join(dataDir, 'pg'))
  rmSync(folder, { recursive: true, force: true })
})

/** With everything that belongs to whoever runs it. */
function copyKept(): void {
  execFileSync('cp', ['-a', join(kept, 'data'), dataDir])
}

async function open(options = {}): Promise<Cluster> {
  const cluster = await openCluster({ dataDir, ...options })
  clusters.push(cluster)
  return cluster
}

async function ask(cluster: Cluster, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: cluster.url })
  await client.connect()
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' })
    return rows[0]?.[0]
  } finally {
    await client.end()
  }
}

function postmasterPid(): number {
  return Number.parseInt(readFileSync(join(dataDir, 'pg', 'postmaster.pid'), 'utf8'), 10)
}

// A server in a process of its own, to be killed.
async function startOther() {
  const program = join(folder, 'other.ts')
  writeFileSync(
    program,
    `import { openCluster } from '${join(import.meta.dirname, 'cluster.ts')}'
     const { url } = await openCluster({ dataDir: process.argv[2] })
     process.send(url)`,
  )
  const child = fork(program, [dataDir])
  await once(child, 'message')
  return child
}

test('keeps what was written over a stop and a start', async () => {
  const first = await open()
  await ask(first, 'create table note as select 7 as value')
  await first.stop()
  expect(await ask(await open(), 'select value from note')).toBe(7)
})

test('writes durably, listens on no port and lets nobody else in', async () => {
  copyKept()
  const cluster = await open()
  expect(await ask(cluster, 'show fsync')).toBe('on')
  expect(await ask(cluster, 'show synchronous_commit')).toBe('on')
  expect(await ask(cluster, 'show listen_addresses')).toBe('')
  expect(statSync(join(dataDir, 'pg')).mode & 0o077).toBe(0)
  expect(statSync(join(dataDir, 'run')).mode & 0o077).toBe(0)
})

test('refuses a folder that another server has open, and names it', async () => {
  copyKept()
  await open()
  await expect(openCluster({ dataDir })).rejects.toThrow(`in use by another Germina (process ${process.pid})`)
})

test('shares the open folder with a guest that asks for it, and outlives the guest', async () => {
  copyKept()
  const owner = await open()
  const guest = await openCluster({ dataDir, mayShare: true })
  expect(await ask(guest, 'select 1')).toBe(1)
  await guest.stop()
  expect(await ask(owner, 'select 1')).toBe(1)
})

test('takes over the database of a killed server while it is still running', async () => {
  copyKept()
  const killed = await startOther()
  const pid = postmasterPid()
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  expect(await ask(await open(), 'select 1')).toBe(1)
  expect(postmasterPid()).toBe(pid)
})

test('recovers when server and database were killed together', async () => {
  copyKept()
  const killed = await startOther()
  const pid = postmasterPid()
  process.kill(pid, 'SIGKILL')
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  expect(await ask(await open(), 'select 1')).toBe(1)
  expect(postmasterPid()).not.toBe(pid)
})

test('brings a killed database back under a running server', async () => {
  copyKept()
  const cluster = await open()
  process.kill(postmasterPid(), 'SIGKILL')
  await expect.poll(() => ask(cluster, 'select 1').catch(() => 0), { timeout: 15_000 }).toBe(1)
})

test('starts although a stranger now carries the dead process number', async () => {
  copyKept()
  const first = await open()
  const pidFile = join(dataDir, 'pg', 'postmaster.pid')
  const lines = readFileSync(pidFile, 'utf8').split('\n')
  await first.stop()
  writeFileSync(pidFile, [process.pid, ...lines.slice(1)].join('\n'))
  expect(await ask(await open(), 'select 1')).toBe(1)
})

test('works in a folder whose path is too long for a socket', async () => {
  const deep = join(folder, 'not-there-yet', 'a-folder-with-a-long-name'.repeat(4))
  const cluster = await openCluster({ dataDir: deep })
  clusters.push(cluster)
  expect(await ask(cluster, 'select 1')).toBe(1)
  rmSync(decodeURIComponent(new URL(cluster.url).hostname), { recursive: true, force: true })
})

test.each([
  ['99', /written by PostgreSQL 99, newer than/],
  ['12', /written by PostgreSQL 12, this version uses/],
])('refuses the data of PostgreSQL %s and leaves it alone', async (version, message) => {
  mkdirSync(join(dataDir, 'pg'), { recursive: true })
  writeFileSync(join(dataDir, 'pg', 'PG_VERSION'), `${version}\n`)
  await expect(openCluster({ dataDir })).rejects.toThrow(message)
  expect(readFileSync(join(dataDir, 'pg', 'PG_VERSION'), 'utf8')).toBe(`${version}\n`)
})

test('refuses a data folder that is a file', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  await expect(openCluster({ dataDir: file })).rejects.toThrow(StartError)
})

test.runIf(process.getuid?.() === 0)(
  'refuses a folder that its unprivileged account cannot reach',
  async () => {
    const closed = join(folder, 'closed')
    mkdirSync(closed, { mode: 0o700 })
    await expect(openCluster({ dataDir: join(closed, 'data') })).rejects.toThrow(
      `${closed} is closed to other users`,
    )
    expect(readdirSync(closed)).toEqual([])
  },
)
