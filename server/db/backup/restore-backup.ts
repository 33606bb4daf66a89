import { escapeIdentifier, type Pool, type PoolClient } from 'pg'
import { migrate, readMigrations } from '#server/db/migrate.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { StartError } from '#server/start-error.ts'
import type { BackupHead } from './format.ts'
import { type Batch, readBatches, readHead } from './read-backup.ts'
import { readTables, type Table } from './tables.ts'

type RestoreResult = { rows: number; madeAt: string }

export async function restoreBackup(db: Pool, file: string): Promise<RestoreResult> {
  const head = await readHead(file)
  assertKnown(head)
  await assertEmpty(db)
  await migrate(db, { upTo: head.migrations.at(-1)?.name ?? '' })
  const rows = await inTransaction(db, async (client) => {
    const tables = await readTables(client)
    await assertSameTables(client, head)
    return withoutRules(client, tables, () => load(client, tables, file))
  })
  await migrate(db)
  return { rows, madeAt: head.madeAt }
}

function assertKnown(head: BackupHead): void {
  const known = new Map(readMigrations().map(({ name, checksum }) => [name, checksum]))
  const unknown = head.migrations.find(({ name, checksum }) => known.get(name) !== checksum)
  if (unknown) {
    throw new StartError(
      `The backup was made by a newer Germina (${unknown.name}), which this version does not know: restore it with the newer version.`,
    )
  }
}

async function assertEmpty(db: Pool): Promise<void> {
  const client = await db.connect()
  try {
    for (const { name } of await readTables(client)) {
      const { rowCount } = await client.query(`select from ${escapeIdentifier(name)} limit 1`)
      if (rowCount) throw new StartError(`The database is not empty (${name}): restore into a new one.`)
    }
  } finally {
    client.release()
  }
}

async function assertSameTables(client: PoolClient, head: BackupHead): Promise<void> {
  const { rowCount } = await client.query('select from schema_migration')
  if (rowCount !== head.migrations.length) {
    throw new StartError(
      'The tables of the empty database are newer than the backup: restore into a database without tables.',
    )
  }
}

// Triggers would write history again; foreign keys can point in circles. An owner of the tables may lay
// both aside inside the transaction, and putting the keys back checks every row.
async function withoutRules<Result>(
  client: PoolClient,
  tables: Table[],
  work: () => Promise<Result>,
): Promise<Result> {
  const { rows: keys } = await client.query<{ owner: string; name: string; definition: string }>(
    `select conrelid::regclass::text as owner, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = quote_ident(current_schema())::regnamespace`,
  )
  for (const { owner, name } of keys) await client.query(`alter table ${owner} drop constraint ${name}`)
  for (const { name } of tables)
    await client.query(`alter table ${escapeIdentifier(name)} disable trigger user`)
  const result = await work()
  for (const { name } of tables)
    await client.query(`alter table ${escapeIdentifier(name)} enable trigger user`)
  for (const { owner, name, definition } of keys) {
    await client.query(`alter table ${owner} add constraint ${name} ${definition}`)
  }
  return result
}

async function load(client: PoolClient, tables: Table[], file: string): Promise<number> {
  const byName = new Map(tables.map((table) => [table.name, table]))
  let count = 0
  for await (const batch of readBatches(file)) {
    const table = byName.get(batch.table)
    if (!table)
      throw new StartError(`The backup holds the table ${batch.table}, which its version never had.`)
    if (batch.rows.length > 0) await insertRows(client, table, batch)
    count += batch.rows.length
  }
  return count
}

async function insertRows(client: PoolClient, table: Table, { columns, rows }: Batch): Promise<void> {
  const types = new Map(table.columns.map(({ name, type }) => [name, type]))
  const names = columns.map((name) => escapeIdentifier(name)).join(', ')
  const values = columns.map((name) => `${escapeIdentifier(name)}::${types.get(name)}`).join(', ')
  const lists = columns.map((_, index) => `$${index + 1}::text[]`).join(', ')
  await client.query(
    `insert into ${escapeIdentifier(table.name)} (${names}) select ${values} from unnest(${lists}) as line (${names})`,
    columns.map((_, index) => rows.map((row) => row[index])),
  )
}
