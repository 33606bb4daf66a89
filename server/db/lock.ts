import type { Pool, PoolClient } from 'pg'

const locks = { migration: 71_004_302, firstContent: 71_004_311 }

// Among all processes on this database, one does the work and the others wait for it.
export async function withLock<T>(
  db: Pool,
  name: keyof typeof locks,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await db.connect()
  let broken: Error | undefined
  try {
    await client.query('select pg_advisory_lock($1)', [locks[name]])
    return await work(client)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [locks[name]]).catch((error: Error) => {
      broken = error
    })
    // A connection that could not give the lock back is closed, which frees it.
    client.release(broken)
  }
}
