import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool, PoolClient } from 'pg'
import { StartError } from '#server/start-error.ts'
import { withLock } from './lock.ts'

type Migration = { name: string; sql: string; checksum: string }
type Applied = { name: string; checksum: string }
type MigrateOptions = {
  folder?: string
  // Go no further than this migration: a backup is restored into the tables that it was made from.
  upTo?: string
  onProgress?: (line: string) => void
}

const shippedFolder = join(import.meta.dirname, 'migrations')

// Any number of processes may call this at once: one works, the others wait for it.
export function migrate(db: Pool, options: MigrateOptions = {}): Promise<string[]> {
  return withLock(db, 'migration', (client) => applyMissing(client, readMigrations(options.folder), options))
}

async function applyMissing(
  client: PoolClient,
  migrations: Migration[],
  { upTo, onProgress }: MigrateOptions,
): Promise<string[]> {
  await client.query(
    `create table if not exists schema_migration (
       name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
  )
  const { rows: applied } = await client.query<Applied>(
    'select name, checksum from schema_migration order by name',
  )
  assertSameHistory(applied, migrations)
  const missing = migrations.slice(applied.length).filter(({ name }) => upTo === undefined || name <= upTo)
  for (const migration of missing) {
    onProgress?.(`Updating the database: ${migration.name}`)
    await applyOne(client, migration)
  }
  return missing.map(({ name }) => name)
}

function assertSameHistory(applied: Applied[], migrations: Migration[]): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration]))
  for (const [index, { name, checksum }] of applied.entries()) {
    const migration = known.get(name)
    if (!migration) {
      throw new StartError(
        `The database was updated by a newer Germina (${name}), which this version does not know: start the newer version.`,
      )
    }
    if (migration.checksum !== checksum) {
      throw new StartError(
        `The migration ${name} was changed after the database had applied it: put the original file back.`,
      )
    }
    if (migrations[index]?.name !== name) {
      throw new StartError(
        `The migration ${migrations[index]?.name} was added before ${name}, which is applied already: number it after.`,
      )
    }
  }
}

async function applyOne(client: PoolClient, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`The migration ${name} failed: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    })
  }
}

export function readMigrations(folder = shippedFolder): Migration[] {
  return readdirSync(folder)
    .filter((file) => /^\d{4}-[a-z0-9-]+\.sql$/.test(file))
    .sort()
    .map((file) => {
      const sql = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n')
      return { name: file.replace('.sql', ''), sql, checksum: createHash('sha256').update(sql).digest('hex') }
    })
}
