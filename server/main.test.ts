import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { stopAbandoned } from '#server/db/cluster/postmaster.ts'
import { password } from '#testing/accounts-world.ts'
import { isHashAt, productCost } from '#testing/cheap-guessing.ts'

type Run = { child: ChildProcess; output: () => string; errors: () => string; ended: Promise<number | null> }

// Starts whole servers, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const folder = mkdtempSync(join(tmpdir(), 'germina-main-'))
chmodSync(folder, 0o755)
const dataDir = join(folder, 'data')
const demoDir = join(folder, 'demo')
const productionDir = join(folder, 'production')
const pidFile = join(dataDir, 'pg', 'postmaster.pid')
const port = await freePort()
const url = `http://localhost:${port}`
const surroundings = { PATH: process.env.PATH, NODE_COMPILE_CACHE: 'node_modules/.cache/germina' }
const runs: Run[] = []

afterEach(async () => {
  for (const { child, ended } of runs.splice(0)) {
    child.kill('SIGKILL')
    await ended
  }
})
afterAll(() => {
  for (const data of [dataDir, demoDir, productionDir]) stopAbandoned(join(data, 'pg'))
  rmSync(folder, { recursive: true, force: true })
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

function run(env: Record<string, string> = {}, ...program: string[]): Run {
  const child = spawn(process.execPath, program.length > 0 ? program : ['server/main.ts'], {
    detached: true,
    env: { ...surroundings, DATA_DIR: dataDir, PORT: String(port), DEMO: 'off', ...env },
  })
  const texts = { output: '', errors: '' }
  child.stdout.on('data', (chunk) => (texts.output += chunk))
  child.stderr.on('data', (chunk) => (texts.errors += chunk))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const started = { child, output: () => texts.output, errors: () => texts.errors, ended }
  runs.push(started)
  return started
}

async function ready(server: Run): Promise<void> {
  const hasEnded = server.ended.then((code) =>
    Promise.reject(new Error(`ended with ${code}: ${server.errors()}`)),
  )
  hasEnded.catch(() => undefined)
  while (!server.output().includes('Germina is ready')) await Promise.race([pause(20), hasEnded])
}

function postmaster(): string | undefined {
  return existsSync(pidFile) ? readFileSync(pidFile, 'utf8').split('\n')[0] : undefined
}

async function clientOf(data: string): Promise<pg.Client> {
  const client = new pg.Client({ host: join(data, 'run'), user: 'germina', database: 'germina' })
  await client.connect()
  return client
}

async function oneValue(data: string, sql: string): Promise<string> {
  const client = await clientOf(data)
  const { rows } = await client.query({ text: sql, rowMode: 'array' })
  await client.end()
  return String(rows[0]?.[0])
}

test('says where it is ready, answers there, and ends everything on SIGTERM', async () => {
  const server = run()
  await ready(server)
  expect(server.output().split('\n')).toContain(`Germina is ready at ${url}`)
  const health = await fetch(`${url}/health`)
  expect(await health.json()).toMatchObject({ status: 'ok' })
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(server.errors()).toBe('')
  expect(postmaster()).toBeUndefined()
})

test('ends everything when Ctrl-C reaches the whole process group', async () => {
  const server = run({}, 'scripts/run.mjs', 'server/main.ts')
  await ready(server)
  process.kill(-(server.child.pid ?? 0), 'SIGINT')
  expect(await server.ended).toBe(0)
  expect(server.errors()).toBe('')
  expect(postmaster()).toBeUndefined()
})

test('leaves nothing running when it is stopped while it starts', async () => {
  const server = run()
  await expect.poll(postmaster, { interval: 5, timeout: 10_000 }).toBeDefined()
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(server.output()).not.toContain('ready')
  expect(postmaster()).toBeUndefined()
})

test('takes over after the server was killed', async () => {
  const killed = run()
  await ready(killed)
  const database = postmaster()
  killed.child.kill('SIGKILL')
  await killed.ended
  const next = run()
  await ready(next)
  expect(postmaster()).toBe(database)
  next.child.kill('SIGTERM')
  expect(await next.ended).toBe(0)
})

test('refuses a wrong setting in one sentence', async () => {
  const server = run({ PORT: 'abc' })
  expect(await server.ended).toBe(1)
  expect(server.errors()).toBe('PORT must be a whole number from 1 to 65535.\n')
  expect(server.output()).toBe('')
})

test('refuses a taken port in one sentence and stops its database', async () => {
  const other = createServer().listen(port, '127.0.0.1')
  await once(other, 'listening')
  const server = run()
  expect(await server.ended).toBe(1)
  expect(server.errors()).toMatch(new RegExp(`^PORT ${port} is taken by another program[^\n]*\n$`))
  expect(postmaster()).toBeUndefined()
  other.close()
})

test('refuses a data folder that another server has open, which goes on undisturbed', async () => {
  const first = run()
  await ready(first)
  const second = run({ PORT: String(await freePort()) })
  expect(await second.ended).toBe(1)
  expect(second.errors()).toMatch(/^The data folder [^\n]* is in use by another Germina \(process \d+\)\.\n$/)
  expect((await fetch(`${url}/ready`)).status).toBe(200)
  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)
})

test('refuses data that a newer version has migrated', async () => {
  const server = run()
  await ready(server)
  const client = await clientOf(dataDir)
  await client.query(`insert into schema_migration (name, checksum) values ('9999-later', 'x')`)
  server.child.kill('SIGTERM')
  client.on('error', () => undefined)
  await server.ended
  const older = run()
  expect(await older.ended).toBe(1)
  expect(older.errors()).toMatch(/^The database was updated by a newer Germina \(9999-later\)[^\n]*\n$/)
  expect(postmaster()).toBeUndefined()
})

test('fills an empty database with the demo world once and prints its four logins at every start', async () => {
  const demo = { DEMO: 'on', DATA_DIR: demoDir }
  const first = run(demo)
  await ready(first)
  await expect.poll(first.output).toContain('admin@example.org, password germina-demo-2026')
  expect(first.output()).toContain('Loading the demo world')
  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)
  const second = run(demo)
  await ready(second)
  await expect.poll(() => second.output().match(/@example\.org, password/g)).toHaveLength(4)
  expect(second.output()).not.toContain('Loading')
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)
})

test('in production makes no demo and prints a link for the first administrator', async () => {
  const server = run({
    NODE_ENV: 'production',
    PUBLIC_URL: url,
    HOST: '127.0.0.1',
    DEMO: 'on',
    DATA_DIR: productionDir,
  })
  await ready(server)
  await expect.poll(server.output).toMatch(/first administrator.*http/)
  expect(server.output()).not.toContain('example.org')

  // The entry point takes the full cost of a guess, whatever tests hand over.
  const token = /#token=([\w-]+)/.exec(server.output())?.[1]
  const admin = { first_name: 'Sol', last_name: 'Paz', email: 'sol@example.org', password }
  const made = await fetch(`${url}/api/auth/first-admin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, ...admin }),
  })
  expect(made.status).toBe(200)
  const hash = await oneValue(productionDir, 'select password from credential')
  expect(await isHashAt(productCost, hash, password)).toBe(true)
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
})
