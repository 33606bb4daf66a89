import { expect, test } from 'vitest'
import { AppError } from '#domain/errors.ts'
import { testDatabase } from '#testing/database.ts'
import { inTransaction } from './transaction.ts'

const { db } = await testDatabase()
await db.query('create table note (text text unique)')
const notes = async () => (await db.query('select text from note order by text')).rows.map(({ text }) => text)

test('keeps all of the work or nothing of it', async () => {
  const half = inTransaction(db, async (tx) => {
    await tx.query(`insert into note values ('half')`)
    throw new AppError('FORBIDDEN')
  })
  await expect(half).rejects.toThrow(AppError)
  await inTransaction(db, (tx) => tx.query(`insert into note values ('whole')`))
  expect(await notes()).toEqual(['whole'])
})

test('says CONFLICT when somebody was faster', async () => {
  const again = inTransaction(db, (tx) => tx.query(`insert into note values ('whole')`))
  await expect(again).rejects.toMatchObject({ code: 'CONFLICT' })
})

test('a connection that breaks between two statements fails this work and leaves the pool usable', async () => {
  const broken = inTransaction(db, async (tx) => {
    await tx.query(`insert into note values ('lost')`)
    const { rows } = await tx.query('select pg_backend_pid() as pid')
    const ended = new Promise((resolve) => tx.once('end', () => resolve(undefined)))
    await db.query('select pg_terminate_backend($1)', [rows[0].pid])
    await ended
    await tx.query(`insert into note values ('lost too')`)
  })
  await expect(broken).rejects.toThrow()
  expect(await notes()).toEqual(['whole'])
})
