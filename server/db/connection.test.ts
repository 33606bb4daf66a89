import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { StartError } from '#server/start-error.ts'
import { testDatabase } from '#testing/database.ts'
import { assertUsable, connect } from './connection.ts'

const { db } = await testDatabase()

test.each([
  ['9007199254740991::int8', 9007199254740991],
  ['12.50::numeric', 12.5],
  [`'{"a":[1]}'::jsonb`, { a: [1] }],
  [`'2026-02-28'::date`, '2026-02-28'],
  [`'2026-02-28 12:00:00.5+02'::timestamptz`, '2026-02-28T10:00:00.500Z'],
  [`'2026-02-28 12:00:00'::timestamp`, '2026-02-28T12:00:00.000Z'],
  ['null::timestamptz', null],
])('reads %s as %j', async (sql, value) => {
  const { rows } = await db.query(`select ${sql} as value`)
  expect(rows[0].value).toEqual(value)
})

test('accepts the PostgreSQL that it is given', async () => {
  await expect(assertUsable(db)).resolves.toBeUndefined()
})

test('names DATABASE_URL when nobody answers there', async () => {
  const nowhere = connect('postgresql://nobody@127.0.0.1:1/nothing')
  await expect(assertUsable(nowhere)).rejects.toThrow(StartError)
  await expect(assertUsable(nowhere)).rejects.toThrow(/^DATABASE_URL cannot be reached/)
  await nowhere.end()
})

test.each([
  ['140011', /leads to PostgreSQL 14; Germina needs 15 or newer/],
  ['90624', /leads to PostgreSQL 9;/],
])('refuses a server of version %s', async (version, message) => {
  const old = { query: async () => ({ rows: [{ server_version_num: version }] }) } as unknown as Pool
  await expect(assertUsable(old)).rejects.toThrow(message)
})
