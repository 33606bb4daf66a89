import type { Pool, PoolClient } from 'pg'
import { AppError } from '#domain/errors.ts'

export type Queryable = Pool | PoolClient

/** All or nothing. A clash that the database saw first comes out as CONFLICT. */
export async function inTransaction<T>(db: Pool, work: (tx: PoolClient) => Promise<T>): Promise<T> {
  const tx = await db.connect()
  let broken: Error | undefined
  try {
    await tx.query('begin')
    const result = await work(tx)
    await tx.query('commit')
    return result
  } catch (error) {
    await tx.query('rollback').catch((rollbackError: Error) => {
      broken = rollbackError
    })
    throw translate(error)
  } finally {
    // A connection that cannot roll back is not given to anybody else.
    tx.release(broken)
  }
}

const uniqueViolation = '23505'
const deadlock = '40P01'
const diskFull = '53100'

function translate(error: unknown): unknown {
  const code = (error as { code?: unknown }).code
  if (code === uniqueViolation) return new AppError('CONFLICT', { reason: 'alreadyExists' })
  if (code === deadlock) return new AppError('CONFLICT')
  if (code === diskFull) return new AppError('STORAGE_FULL')
  return error
}
