import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { escapeIdentifier, type Pool, type PoolClient } from 'pg'
import { StartError } from '#server/start-error.ts'
import type { BackupLine, BackupRow } from './format.ts'
import { readTables, type Table } from './tables.ts'
import { assertTarget } from './target.ts'

// The snapshot is of one moment, however long the writing takes and whoever works meanwhile.
export async function writeBackup(db: Pool, file: string): Promise<void> {
  const half = `${file}.partial`
  await assertTarget(file)
  await assertTarget(half)
  const client = await db.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const target = createWriteStream(half, { mode: 0o600, flush: true })
    await pipeline(Readable.from(lines(client)), createGzip(), target)
    await client.query('commit')
    await rename(half, file)
  } catch (error) {
    await rm(half, { force: true })
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

async function* lines(client: PoolClient): AsyncGenerator<string> {
  for await (const line of content(client)) yield `${JSON.stringify(line)}\n`
}

async function* content(client: PoolClient): AsyncGenerator<BackupLine> {
  const { rows: found } = await client.query(`select to_regclass('schema_migration') as name`)
  if (found[0].name === null)
    throw new StartError('The database has no tables yet: there is nothing to back up.')
  const { rows: migrations } = await client.query('select name, checksum from schema_migration order by name')
  yield { germina: 1, madeAt: new Date().toISOString(), migrations }
  let count = 0
  for (const table of await readTables(client)) {
    yield { table: table.name, columns: table.columns.map(({ name }) => name) }
    for await (const row of rowsOf(client, table)) {
      count += 1
      yield row
    }
  }
  yield { end: true, rows: count }
}

async function* rowsOf(client: PoolClient, { name, columns }: Table): AsyncGenerator<BackupRow> {
  // Files are megabytes each: few at a time.
  const size = columns.some(({ type }) => type === 'bytea') ? 4 : 500
  const values = columns.map((column) => `${escapeIdentifier(column.name)}::text`).join(', ')
  await client.query(
    `declare backup_rows no scroll cursor for select ${values} from ${escapeIdentifier(name)}`,
  )
  while (true) {
    const { rows } = await client.query<BackupRow>({
      text: `fetch ${size} from backup_rows`,
      rowMode: 'array',
    })
    if (rows.length === 0) break
    yield* rows
  }
  await client.query('close backup_rows')
}
