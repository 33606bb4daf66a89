import { expect, test, vi } from 'vitest'
import { newId } from '#server/new-id.ts'
import { testDatabase } from '#testing/database.ts'
import { world } from '#testing/world.ts'

const { db } = await testDatabase()
const build = world(db)

/** Two who change one person at the same moment: one of them waits, and neither is given up. */
test('a sign-in waits for whoever changes the person, holds nothing meanwhile, and then notes when they were seen', async () => {
  const person = await build.person({ role: 'mentor' })
  await db.query('update users set last_seen_at = null where id = $1', [person])
  const changing = await db.connect()
  await changing.query('begin')
  await changing.query(`update users set first_name = 'Marta' where id = $1`, [person])
  const signIn = db.query(
    `insert into session (id, user_id, token, expires_at) values ($1, $2, $1, now() + interval '1 day')`,
    [newId(), person],
  )
  await vi.waitUntil(isWaiting)
  // Only who holds all of the person may delete or rename them. A sign-in that held its reference would stand in the way.
  await changing.query('select from users where id = $1 for update', [person])
  await changing.query('commit')
  changing.release()
  await signIn
  const { rows } = await db.query('select first_name, last_seen_at from users where id = $1', [person])
  expect(rows).toEqual([{ first_name: 'Marta', last_seen_at: expect.any(String) }])
})

async function isWaiting(): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like 'insert into session%'`,
  )
  return rowCount === 1
}
