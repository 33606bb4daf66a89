import { escapeLiteral, type Pool, type PoolClient, type QueryConfig } from 'pg'

export type Statement = { readonly text: string; readonly values: readonly unknown[] }

/** Notes what goes to the database through this pool. */
export function recordStatements(db: Pool): Statement[] {
  const statements: Statement[] = []
  const noting = new WeakSet<PoolClient>()
  db.on('acquire', (client) => {
    if (noting.has(client)) return
    noting.add(client)
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((...args: [string | QueryConfig, ...unknown[]]) => {
      const [given, values] = args
      if (typeof given === 'string')
        statements.push({ text: given, values: Array.isArray(values) ? values : [] })
      else
        statements.push({ text: given.text, values: given.values ?? (Array.isArray(values) ? values : []) })
      return query(...args)
    }) as PoolClient['query']
  })
  return statements
}

type Explained = { 'QUERY PLAN': [{ Plan: Record<string, number> }] }

/**
 * How many blocks of eight kilobytes a statement looks at, in memory or on disk. It is planned as the server has it
 * planned: once, for whatever values come.
 */
export async function blocksOf(db: Pool, { text, values }: Statement): Promise<number> {
  if (!/^\s*(select|with)\b/i.test(text)) return 0
  const client = await db.connect()
  try {
    await client.query('begin')
    await client.query(`prepare measured as ${text}`)
    const given = values.length > 0 ? `(${values.map(literal).join(', ')})` : ''
    const { rows } = await client.query<Explained>(
      `explain (analyze, buffers, timing off, format json) execute measured ${given}`,
    )
    await client.query('deallocate measured')
    const plan = rows[0]?.['QUERY PLAN'][0].Plan ?? {}
    return (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value)) return escapeLiteral(`{${value.map((one) => JSON.stringify(one)).join(',')}}`)
  return escapeLiteral(typeof value === 'object' ? JSON.stringify(value) : String(value))
}
