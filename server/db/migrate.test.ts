import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { StartError } from '#server/start-error.ts'
import { emptyDatabase } from '#testing/database.ts'
import { migrate } from './migrate.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

function migrations(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'germina-migrations-'))
  folders.push(folder)
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(folder, `${name}.sql`), sql)
  return folder
}

const first = { '0001-first': 'create table first (id int)' }
const both = { ...first, '0002-second': 'create table second (id int)' }

test('applies what is missing, in order, and nothing twice', async () => {
  const { db } = await emptyDatabase()
  expect(await migrate(db, { folder: migrations(first) })).toEqual(['0001-first'])
  expect(await migrate(db, { folder: migrations(both) })).toEqual(['0002-second'])
  expect(await migrate(db, { folder: migrations(both) })).toEqual([])
})

test('goes no further than it is told', async () => {
  const { db } = await emptyDatabase()
  expect(await migrate(db, { folder: migrations(both), upTo: '0001-first' })).toEqual(['0001-first'])
})

test('leaves nothing of a migration that fails in the middle', async () => {
  const { db } = await emptyDatabase()
  const folder = migrations({ ...first, '0002-broken': 'create table half (id int); select 1 / 0' })
  await expect(migrate(db, { folder })).rejects.toThrow(/0002-broken failed: division by zero/)
  const { rows } = await db.query(`select to_regclass('first') as first, to_regclass('half') as half`)
  expect(rows[0]).toEqual({ first: 'first', half: null })
})

test.each([
  ['a database that a newer version has updated', both, first, /newer Germina \(0002-second\)/],
  ['a changed migration', first, { '0001-first': 'create table first (id text)' }, /0001-first was changed/],
  [
    'a migration added before an applied one',
    both,
    { '0000-late': 'select 1', ...both },
    /0000-late was added before/,
  ],
])('refuses %s in one sentence', async (_, before, after, message) => {
  const { db } = await emptyDatabase()
  await migrate(db, { folder: migrations(before) })
  const refused = migrate(db, { folder: migrations(after) })
  await expect(refused).rejects.toThrow(StartError)
  await expect(refused).rejects.toThrow(message)
})

test('lets several processes migrate one database at once', async () => {
  const { db, url } = await emptyDatabase()
  const program = join(migrations({}), 'migrate-once.ts')
  writeFileSync(
    program,
    `import { connect } from '${join(import.meta.dirname, 'connection.ts')}'
     import { migrate } from '${join(import.meta.dirname, 'migrate.ts')}'
     const db = connect(process.argv[2])
     process.send(await migrate(db))
     await db.end()
     process.disconnect()`,
  )
  const results = await Promise.all(
    [1, 2, 3].map(async () => {
      const child = fork(program, [url])
      const [[applied], [code]] = await Promise.all([once(child, 'message'), once(child, 'exit')])
      return { applied: applied as string[], code: code as number }
    }),
  )
  expect(results.map(({ code }) => code)).toEqual([0, 0, 0])
  const { rows } = await db.query('select count(*) as count from schema_migration')
  expect(results.flatMap(({ applied }) => applied)).toHaveLength(rows[0].count)
})
