import { setTimeout as pause } from 'node:timers/promises'
import type { Pool, PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg'
import { AppError } from '#domain/errors.ts'

export type Queryable = Pool | PoolClient

const mostTries = 3
const longestPauseMs = 50

/**
 * All or nothing. Where the database itself gave the work up because others did theirs at the same time, the whole of
 * it is done again: it must have no effect but through its connection.
 */
export async function inTransaction<T>(db: Pool, work: (tx: PoolClient) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await once(db, work)
    } catch (error) {
      if (!isGivenUp(error)) throw translate(error)
      if (tries === mostTries) throw new AppError('UNAVAILABLE')
      await pause(Math.random() * longestPauseMs * tries)
    }
  }
}

// A connection that no longer answers is not waited for a second time.
const rollback: TimedQuery = { text: 'rollback', query_timeout: 2_000 }

async function once<T>(db: Pool, work: (tx: PoolClient) => Promise<T>): Promise<T> {
  const tx = await db.connect()
  let broken: Error | undefined
  try {
    const result = await begun(tx, work)
    await tx.query('commit')
    return result
  } catch (error) {
    await tx.query(rollback).catch((rollbackError: Error) => {
      broken = rollbackError
    })
    throw error
  } finally {
    // A connection that cannot roll back is not given to anybody else.
    tx.release(broken)
  }
}

/** The first statement of the work is sent together with the beginning; nobody waits for the answer in between. */
async function begun<T>(tx: PoolClient, work: (tx: PoolClient) => Promise<T>): Promise<T> {
  const [, result] = await Promise.all([tx.query('begin'), work(tx)])
  return result
}

type TimedQuery = QueryConfig & { query_timeout: number }

/** A single statement that may take a minute, such as one that reads a spreadsheet of ten thousand rows. */
export async function queryPatiently<R extends QueryResultRow>(
  db: Pool,
  text: string,
  values: unknown[],
): Promise<QueryResult<R>> {
  const statement: TimedQuery = { text, values, query_timeout: 65_000 }
  return inTransaction(db, async (tx) => {
    await tx.query(`set local statement_timeout = '60s'`)
    return tx.query<R>(statement)
  })
}

const uniqueViolation = '23505'
const diskFull = '53100'
const givenUp: readonly unknown[] = ['40001', '40P01']

const codeOf = (error: unknown) => (error as { code?: unknown }).code
const isGivenUp = (error: unknown) => givenUp.includes(codeOf(error))

function translate(error: unknown): unknown {
  const code = codeOf(error)
  if (code === uniqueViolation) return new AppError('CONFLICT', { reason: 'alreadyExists' })
  if (code === diskFull) return new AppError('STORAGE_FULL')
  return error
}
