import type { PoolClient } from 'pg'

export type Row = Readonly<Record<string, unknown>>

/** One statement per table. Every row names the same columns; the rest keep their defaults. */
export async function insertRows(
  tx: PoolClient,
  table: string,
  rows: readonly Row[],
  onConflict = '',
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first).join(', ')
  await tx.query(
    `insert into ${table} (${columns})
     select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb) ${onConflict}`,
    [JSON.stringify(rows)],
  )
}
