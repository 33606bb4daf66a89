import type { Pool } from 'pg'
import { perPool } from '#server/db/per-pool.ts'
import { together } from '#server/together.ts'
import type { Change } from './change-feed.ts'

const tellChanges = {
  name: 'tell-changes',
  text: `select pg_notify('germina', change) from unnest($1::text[]) as told (change)`,
}

/** For a statement whose writer tells of it: the condition switches the trigger off up to the commit. */
export const toldOtherwise = `set_config('germina.told_later', 'on', true) is not null`

const tellers = perPool((db) =>
  together<string, void>(
    async (changes) => {
      await send(db, changes)
      return []
    },
    { ways: 1, most: 500 },
  ),
)

/**
 * Tells all server processes of a change that is committed. PostgreSQL lets only one transaction with a notification commit
 * at a time, and each waits for the disk: who writes alone tells of it afterwards. Nobody may be answered before: who got no answer sends the
 * change again. What comes while others are being told is told together.
 */
export function tell(db: Pool, change: Change): Promise<void> {
  return tellers(db)(JSON.stringify(change))
}

async function send(db: Pool, changes: string[]): Promise<void> {
  const statement = { ...tellChanges, values: [changes] }
  // A connection may have been lost since its last use.
  await db.query(statement).catch(() => db.query(statement))
}
