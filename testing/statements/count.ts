import type { Pool, PoolClient } from 'pg'

export type StatementCount = { readonly statements: readonly string[]; reset(): void }

/** Notes every statement that goes to the database through this pool, by whichever way. */
export function countStatements(db: Pool): StatementCount {
  const statements: string[] = []
  const counted = new WeakSet<PoolClient>()
  db.on('acquire', (client) => {
    if (counted.has(client)) return
    counted.add(client)
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((...args: [string | { text: string }, ...unknown[]]) => {
      statements.push(typeof args[0] === 'string' ? args[0] : args[0].text)
      return query(...args)
    }) as PoolClient['query']
  })
  return {
    statements,
    reset: () => {
      statements.length = 0
    },
  }
}
