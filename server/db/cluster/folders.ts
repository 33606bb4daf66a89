import { createHash } from 'node:crypto'
import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { StartError } from '#server/start-error.ts'
import { type Account, assertReachable, privateFolder } from './account.ts'

export type Folders = { root: string; data: string; socket: string; startLog: string }

// Systems cut a socket's path at 103 bytes or a little more; PostgreSQL adds `/.s.PGSQL.5432.lock`.
const longestSocketFolder = 84

export function prepareFolders(dataDir: string, account: Account): Folders {
  const root = resolve(dataDir)
  try {
    assertReachable(nearestExisting(dirname(root)), account)
    mkdirSync(root, { recursive: true, mode: account.uid === undefined ? 0o700 : 0o711 })
    if (account.uid !== undefined && isOurs(root)) chmodSync(root, 0o711)
    assertReachable(root, account)
    const socket = socketFolder(root)
    privateFolder(socket, account)
    assertOwn(socket, account)
    return { root, data: join(root, 'pg'), socket, startLog: join(root, 'database-start.log') }
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(
      `DATA_DIR ${root} cannot be used: ${error instanceof Error ? error.message : error}.`,
    )
  }
}

function nearestExisting(path: string): string {
  return existsSync(path) ? path : nearestExisting(dirname(path))
}

// Guards against a DATA_DIR that is somebody's home: only a new folder or one of ours is opened for passing through.
function isOurs(root: string): boolean {
  const entries = readdirSync(root)
  return entries.length === 0 || entries.includes('pg')
}

function socketFolder(root: string): string {
  const inside = join(root, 'run')
  if (Buffer.byteLength(inside) <= longestSocketFolder) return inside
  return `/tmp/germina-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`
}

// A folder with a foreseeable name in /tmp could have been laid there by someone else.
function assertOwn(folder: string, account: Account): void {
  const found = lstatSync(folder)
  const owner = account.uid ?? process.getuid?.() ?? found.uid
  if (!found.isDirectory() || found.uid !== owner || (found.mode & 0o077) !== 0) {
    throw new StartError(
      `The folder ${folder} belongs to somebody else or is open to others: remove it or choose another DATA_DIR.`,
    )
  }
}

export function dataMajor(folders: Folders): number | undefined {
  const path = join(folders.data, 'PG_VERSION')
  return existsSync(path) ? Number.parseInt(readFileSync(path, 'utf8'), 10) : undefined
}
