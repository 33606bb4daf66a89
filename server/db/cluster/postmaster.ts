import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartError } from '#server/start-error.ts'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import type { Folders } from './folders.ts'

const secondsToStop = 60

// Its own session: Ctrl-C reaches the server alone, which ends its requests before it ends the database.
export function launch(
  folders: Folders,
  binaries: Binaries,
  account: Account,
  settings: string[],
): { hasExited: () => boolean } {
  forgetStrangerPid(folders)
  const log = openSync(folders.startLog, 'w', 0o600)
  const child = spawn(binaries.postgres, settings, {
    ...account,
    cwd: '/',
    detached: true,
    env: { PATH: '/usr/bin:/bin', TZ: 'UTC' },
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  let exited = false
  child.once('exit', () => (exited = true))
  child.once('error', () => (exited = true))
  child.unref()
  return { hasExited: () => exited }
}

export function startFailure(folders: Folders): StartError {
  const lines = existsSync(folders.startLog) ? readFileSync(folders.startLog, 'utf8').trim().split('\n') : []
  const fatal =
    lines.findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? lines.at(-1) ?? 'it gave no reason'
  const words = fatal.replace(/^.*?(FATAL|PANIC|ERROR):\s*/, '')
  return new StartError(
    `The private database in ${folders.data} does not start: ${words} (more in ${folders.startLog}).`,
  )
}

export async function stopPostmaster(folders: Folders): Promise<void> {
  const pid = postmasterPid(folders)
  if (pid === undefined) return
  signal(pid, 'SIGINT')
  if (await hasGone(folders, pid, secondsToStop)) return
  signal(pid, 'SIGQUIT')
  await hasGone(folders, pid, 10)
}

export function stopAbandoned(data: string): void {
  const pid = postmasterPid({ data })
  if (pid !== undefined && commandOf(pid)?.includes(data)) signal(pid, 'SIGQUIT')
}

// Somebody else's child may linger as a dead entry of the process table: its missing file says enough.
async function hasGone(folders: Folders, pid: number, seconds: number): Promise<boolean> {
  const isGone = () => !signal(pid, 0)
  const isOver = () => postmasterPid(folders) !== pid
  if (!(await becomesTrue(() => isGone() || isOver(), seconds))) return false
  await becomesTrue(isGone, 1)
  return true
}

async function becomesTrue(condition: () => boolean, seconds: number): Promise<boolean> {
  const end = Date.now() + seconds * 1000
  while (Date.now() < end) {
    if (condition()) return true
    await pause(20)
  }
  return false
}

function postmasterPid({ data }: Pick<Folders, 'data'>): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10)
    return pid > 0 ? pid : undefined
  } catch {
    return undefined
  }
}

// In a restarted container another program may now carry the dead database's process number,
// and PostgreSQL would believe that it is still running.
function forgetStrangerPid(folders: Folders): void {
  const pid = postmasterPid(folders)
  const command = pid === undefined ? undefined : commandOf(pid)
  if (command !== undefined && !command.includes('postgres'))
    rmSync(join(folders.data, 'postmaster.pid'), { force: true })
}

function commandOf(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return undefined
  }
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}
