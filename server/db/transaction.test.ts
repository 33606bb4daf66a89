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

const failing = (code: string) => `do $$ begin raise exception 'given up' using errcode = '${code}'; end $$`

test.each(['40P01', '40001'])(
  'work that the database gave up with %s is done again, as a whole',
  async (code) => {
    let tries = 0
    await inTransaction(db, async (tx) => {
      tries += 1
      await tx.query('insert into note values ($1)', [`${code} ${tries}`])
      if (tries < 3) await tx.query(failing(code))
    })
    expect((await notes()).filter((text) => text.startsWith(code))).toEqual([`${code} 3`])
  },
)

test('work that is given up three times is UNAVAILABLE, and says nothing of a conflict', async () => {
  let tries = 0
  const hopeless = inTransaction(db, async (tx) => {
    tries += 1
    await tx.query(failing('40P01'))
  })
  await expect(hopeless).rejects.toMatchObject({ code: 'UNAVAILABLE', detail: {} })
  expect(tries).toBe(3)
})

test('two who wait for each other both finish', async () => {
  await db.query(`insert into note values ('left'), ('right')`)
  const touch = (text: string) => `update note set text = text where text = '${text}'`
  let waiting = 0
  let meet: () => void = () => undefined
  const both = new Promise<void>((resolve) => {
    meet = resolve
  })
  const pair = (first: string, second: string) => {
    let tries = 0
    return inTransaction(db, async (tx) => {
      await tx.query(touch(first))
      if (++tries === 1) {
        if (++waiting === 2) meet()
        await both
      }
      await tx.query(touch(second))
      return tries
    })
  }
  const tries = await Promise.all([pair('left', 'right'), pair('right', 'left')])
  expect(tries.sort()).toEqual([1, 2])
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
  expect((await notes()).filter((text) => text.startsWith('lost'))).toEqual([])
})
