import { execFileSync } from 'node:child_process'
import { chownSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartError } from '#server/start-error.ts'

export type Account = { uid?: number; gid?: number }

// PostgreSQL refuses to run as root, so root lends it the system's least privileged account.
export function databaseAccount(): Account {
  if (process.getuid?.() !== 0) return {}
  return { uid: numberOf('-u', 65534), gid: numberOf('-g', 65534) }
}

function numberOf(flag: '-u' | '-g', fallback: number): number {
  try {
    return Number(
      execFileSync('id', [flag, 'nobody'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    )
  } catch {
    return fallback
  }
}

export function privateFolder(path: string, account: Account): void {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  if (account.uid !== undefined && account.gid !== undefined) chownSync(path, account.uid, account.gid)
}

export function assertReachable(path: string, account: Account): void {
  if (account.uid === undefined) return
  for (let folder = path; ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) {
      throw new StartError(
        `DATA_DIR cannot be used: ${folder} is closed to other users, and the database never runs as root. Choose a DATA_DIR outside it, such as /var/lib/germina.`,
      )
    }
    if (folder === dirname(folder)) return
  }
}
