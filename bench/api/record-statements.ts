import type { Pool, PoolClient, QueryConfig } from 'pg'
import { pino } from 'pino'
import type { Env } from '#server/env.ts'
import { buildApp } from '#server/http/app.ts'
import { operationNames, operations } from './operations.ts'
import type { Seat } from './seed.ts'

/** Each prepared statement by its name, with the values of one run. */
export type Statements = Record<string, { text: string; values: unknown[] }>

// The first time it is not known who asks; what is read twice is kept, and not read a fourth time.
const times = 4

/** Runs every operation and notes what it asks of the database, so that the bare server asks the same. */
export async function recordStatements(db: Pool, env: Env, seat: Seat): Promise<Statements> {
  const statements: Statements = {}
  const noting = new WeakSet<PoolClient>()
  db.on('acquire', (client) => {
    if (noting.has(client)) return
    noting.add(client)
    const query = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((...args: [string | QueryConfig, ...unknown[]]) => {
      const [config] = args
      if (typeof config === 'object' && config.name)
        statements[config.name] = { text: config.text, values: config.values ?? [] }
      return query(...args)
    }) as PoolClient['query']
  })
  const app = await buildApp({ env, db, log: pino({ level: 'silent' }) })
  for (const name of operationNames.flatMap((one) => Array<typeof one>(times).fill(one))) {
    const { document, variables } = operations[name]
    const answer = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: seat.bearer },
      payload: { query: document, variables: variables(seat, 0) },
    })
    if (answer.statusCode !== 200 || answer.json().errors)
      throw new Error(`${name} is refused: ${answer.body}`)
  }
  await app.close()
  return statements
}
