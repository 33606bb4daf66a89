import pg from 'pg'
import { StartError } from '#server/start-error.ts'

const oldestMajor = 15

const { builtins } = pg.types
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
  [builtins.DATE, (text) => text],
  [builtins.TIMESTAMPTZ, (text) => new Date(text).toISOString()],
  [builtins.TIMESTAMP, (text) => new Date(`${text}Z`).toISOString()],
])

// Kept to this pool: libraries with pools of their own go on getting Date objects.
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid, format),
} as pg.CustomTypesConfig

/** In milliseconds; zero waits for ever. */
export type Patience = {
  /** For a connection, also for one of the pool to become free. */
  connect: number
  lock: number
  statement: number
  /** Counted on this side as well: a database that hangs never says that it gives up. */
  answer: number
}

/** While somebody waits for the answer to a request. */
const whileWaitedFor: Patience = { connect: 10_000, lock: 6_000, statement: 8_000, answer: 10_000 }
/** For migrations, backups and background work: nobody waits, and half of the work is worth nothing. */
export const unhurried: Patience = { connect: 10_000, lock: 0, statement: 0, answer: 0 }

export type ConnectOptions = { max?: number; patience?: Patience; onError?: (error: Error) => void }

export function connect(
  url: string,
  { max = 20, patience = whileWaitedFor, onError = () => undefined }: ConnectOptions = {},
): pg.Pool {
  const { connect: connectionTimeoutMillis, lock, statement, answer } = patience
  const settings = {
    TimeZone: 'UTC',
    lock_timeout: lock,
    statement_timeout: statement,
    idle_in_transaction_session_timeout: 2 * answer,
    // A named statement is planned once for each connection. PostgreSQL would compare with a plan for the very values
    // and make that anew at every call, for half of the time of the largest read; our rows are found by their keys.
    plan_cache_mode: 'force_generic_plan',
    // What is asked for often is in memory, where a row is as quickly found by its key as behind the one before it. With the
    // cost of a turning disk, PostgreSQL reads tables of some hundred rows from end to end to find one.
    random_page_cost: 1.1,
  }
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    // What is asked of a connection while an answer is on its way is sent at once, and answered in turn.
    pipeline: true,
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    connectionTimeoutMillis,
    // A new connection knows neither the tables nor the statements: its first ones take ten times as long.
    idleTimeoutMillis: 10 * 60_000,
    query_timeout: answer,
    keepAlive: true,
    application_name: 'germina',
  })
  pool.on('error', (error) => {
    if (!pool.ending) onError(error)
  })
  // A connection that breaks while somebody holds it fails their statement; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

export async function assertUsable(db: pg.Pool): Promise<void> {
  const major = await serverMajor(db)
  if (major < oldestMajor) {
    throw new StartError(`DATABASE_URL leads to PostgreSQL ${major}; Germina needs ${oldestMajor} or newer.`)
  }
}

async function serverMajor(db: pg.Pool): Promise<number> {
  try {
    const { rows } = await db.query('show server_version_num')
    return Math.floor(Number(rows[0].server_version_num) / 10_000)
  } catch (error) {
    throw new StartError(`DATABASE_URL cannot be reached: ${error instanceof Error ? error.message : error}.`)
  }
}
