import { createReadStream, existsSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { StartError } from '#server/start-error.ts'
import { type BackupHead, type BackupLine, type BackupRow, backupLine } from './format.ts'

export type Batch = { table: string; columns: string[]; rows: BackupRow[] }

const mostRows = 500
const mostCharacters = 8_000_000

export async function readHead(file: string): Promise<BackupHead> {
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`)
  for await (const line of readBackup(file)) {
    if ('germina' in line) return line
    break
  }
  throw notABackup(file)
}

// The rows in portions of one table each; fails at the end of a file that was cut off.
export async function* readBatches(file: string): AsyncGenerator<Batch> {
  let batch: Batch | undefined
  let characters = 0
  let count = 0
  for await (const line of readBackup(file)) {
    if (Array.isArray(line)) {
      if (!batch) throw notABackup(file)
      batch.rows.push(line)
      count += 1
      characters += line.reduce((sum, value) => sum + (value?.length ?? 0), 0)
      if (batch.rows.length < mostRows && characters < mostCharacters) continue
      yield batch
      batch = { ...batch, rows: [] }
      characters = 0
    } else if ('table' in line) {
      if (batch) yield batch
      batch = { ...line, rows: [] }
      characters = 0
    } else if ('end' in line) {
      if (batch) yield batch
      if (line.rows === count) return
    }
  }
  throw notABackup(file)
}

async function* readBackup(file: string): AsyncGenerator<BackupLine> {
  const source = createReadStream(file)
  const text = source.pipe(createGunzip())
  source.once('error', (error) => text.destroy(error))
  try {
    for await (const line of createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })) {
      yield backupLine.parse(JSON.parse(line))
    }
  } catch (error) {
    throw notABackup(file, error)
  } finally {
    source.destroy()
    text.destroy()
  }
}

function notABackup(file: string, cause?: unknown): StartError {
  return new StartError(`${file} is not a whole backup of Germina.`, { cause })
}
