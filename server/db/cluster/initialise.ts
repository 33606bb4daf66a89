import { execFile } from 'node:child_process'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { promisify } from 'node:util'
import { StartError } from '#server/start-error.ts'
import { type Account, privateFolder } from './account.ts'
import type { Binaries } from './binaries.ts'
import type { Folders } from './folders.ts'

const run = promisify(execFile)

// Built beside its final place and renamed at the end: an interrupted first start leaves no half database.
export async function initialise(folders: Folders, binaries: Binaries, account: Account): Promise<void> {
  const half = `${folders.data}.new-${process.pid}`
  rmSync(half, { recursive: true, force: true })
  privateFolder(half, account)
  try {
    await run(binaries.initdb, [...layout, `--pgdata=${half}`], {
      ...account,
      cwd: '/',
      env: { PATH: '/usr/bin:/bin' },
    })
    renameSync(half, folders.data)
  } catch (error) {
    if (!existsSync(folders.data))
      throw new StartError(`The private database could not be created: ${reason(error)}`)
  } finally {
    rmSync(half, { recursive: true, force: true })
  }
}

// The built-in collation never changes with the operating system, so indexes stay valid after an upgrade.
const layout = [
  '--username=germina',
  '--auth=trust',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  '--no-instructions',
]

function reason(error: unknown): string {
  const output = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : ''
  return output.split('\n').at(-1) || String(error)
}
