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

export type ConnectOptions = { max?: number; onError?: (error: Error) => void }

export function connect(url: string, { max = 20, onError = () => undefined }: ConnectOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    options: '-c TimeZone=UTC',
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
