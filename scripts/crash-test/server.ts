import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const secondsToStart = 60

export type Server = {
  url: string
  dataDir: string
  child: ChildProcess
  startedIn: number
  errors: () => string
}

/** Starts the real server on this data folder; nothing but the start itself may be needed. */
export async function startServer(
  dataDir: string,
  port: number,
  flags: readonly string[] = [],
): Promise<Server> {
  const began = Date.now()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [...flags, 'server/main.ts'], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: 'node_modules/.cache/germina',
      DATA_DIR: dataDir,
      PORT: String(port),
      PUBLIC_URL: url,
      DEMO: 'on',
      RATE_LIMIT: '999999999',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let errors = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (errors += chunk))
  while (!output.includes('Germina is ready')) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The start failed: ${errors}`)
    if (Date.now() - began > secondsToStart * 1000) throw new Error(`The start does not end: ${errors}`)
    await pause(10)
  }
  return { url, dataDir, child, startedIn: Date.now() - began, errors: () => errors }
}

export async function isReady({ url, child, errors }: Server): Promise<void> {
  for (const end = Date.now() + secondsToStart * 1000; Date.now() < end; await pause(20)) {
    const answer = await fetch(`${url}/ready`).catch(() => null)
    if (answer?.status === 200) return
  }
  const state = child.exitCode === null ? 'runs' : `ended with ${child.exitCode}`
  throw new Error(`The server does not come back after its database was killed; it ${state}: ${errors()}`)
}

export async function end({ child }: Server, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
  return child.exitCode
}

export function killDatabase({ dataDir }: Pick<Server, 'dataDir'>): void {
  process.kill(Number.parseInt(readFileSync(join(dataDir, 'pg', 'postmaster.pid'), 'utf8'), 10), 'SIGKILL')
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}
