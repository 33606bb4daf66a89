import { lstat, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { StartError } from '#server/start-error.ts'

/** A backup becomes a new file or takes the place of an old one; it never replaces anything else. */
export async function assertTarget(file: string): Promise<void> {
  const found = await existing(lstat(file))
  if (found?.isDirectory()) throw new StartError(`${file} is a folder: name the file for the backup in it.`)
  if (found && !found.isFile())
    throw new StartError(`${file} is not a plain file: choose another for the backup.`)
  const folder = await existing(stat(dirname(file)))
  if (!folder?.isDirectory())
    throw new StartError(`There is no folder ${dirname(file)}: make it first, or choose another.`)
}

async function existing<T>(looked: Promise<T>): Promise<T | null> {
  try {
    return await looked
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'ENOENT' || code === 'ENOTDIR') return null
    throw error
  }
}
