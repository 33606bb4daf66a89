import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

// Ownership is a lock inside the database, held by one open connection: it ends with the owner's
// process however that ends, and nothing stale is left on disk.
const ownerLock = 71_004_301

export type Claim =
  | { outcome: 'owned'; connection: pg.Client }
  | { outcome: 'taken'; by: string }
  | { outcome: 'busy' }
  | { outcome: 'absent' }

export async function claim(url: string): Promise<Claim> {
  const connection = new pg.Client({ connectionString: url, application_name: `germina ${process.pid}` })
  connection.on('error', () => undefined)
  try {
    await connection.connect()
    if (await hasLocked(connection)) return { outcome: 'owned', connection }
    const by = await holder(connection)
    await connection.end()
    return { outcome: 'taken', by }
  } catch (error) {
    return { outcome: isBusy(error) ? 'busy' : 'absent' }
  }
}

// A killed owner's connection takes a moment to end.
async function hasLocked(connection: pg.Client): Promise<boolean> {
  for (let attempt = 0; attempt < 15; attempt += 1) {
    const { rows } = await connection.query('select pg_try_advisory_lock($1) as owned', [ownerLock])
    if (rows[0].owned) return true
    await pause(100)
  }
  return false
}

async function holder(connection: pg.Client): Promise<string> {
  const { rows } = await connection.query(
    `select application_name from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and objid = $1 and granted`,
    [ownerLock],
  )
  return rows[0]?.application_name.replace('germina ', 'process ') ?? 'another process'
}

// Starting up, shutting down, or ended by its owner while we asked.
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['57P01', '57P03'].includes(String(error.code))
}
