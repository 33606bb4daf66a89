import { beforeEach, expect, test } from 'vitest'
import { modelIds } from '#course/model-ids.ts'
import { sharedModels } from '#course/models.ts'
import { testDatabase } from '#testing/database.ts'
import { loadContent } from './load-content.ts'

const { db } = await testDatabase()

beforeEach(async () => {
  await db.query('truncate model, setting')
})

async function names(): Promise<string[]> {
  const { rows } = await db.query('select name from model order by id')
  return rows.map((row) => row.name)
}

test('an empty database gets every shared model with its examples and its lasting id', async () => {
  await loadContent(db)
  expect(await names()).toEqual(sharedModels.map((model) => model.name))
  const { rows } = await db.query('select * from model where id = $1', [modelIds.cooperative])
  expect(rows[0]).toMatchObject({ name_es: 'cooperativa', type: 'social', version: 1 })
  expect(rows[0].examples).toHaveLength(2)
})

test('two servers that start at once load the models once', async () => {
  await Promise.all([loadContent(db), loadContent(db), loadContent(db)])
  expect(await names()).toHaveLength(sharedModels.length)
})

test('keeps the wording and the deletions of a super admin', async () => {
  await loadContent(db)
  await db.query(`update model set name = 'co-op' where id = $1`, [modelIds.cooperative])
  await db.query('delete from model where id = $1', [modelIds.ads])
  await loadContent(db)
  expect(await names()).toContain('co-op')
  expect(await names()).not.toContain('cooperative')
  expect(await names()).not.toContain('ads')
})

test('examples of an earlier version give way to those of this one, unless somebody has worded the model since', async () => {
  await loadContent(db)
  await db.query(`update model set examples = '{Invented}', examples_es = '{}'`)
  await db.query('update model set version = 2 where id = $1', [modelIds.ads])
  await loadContent(db)
  const { rows } = await db.query(`select id from model where examples = '{Invented}' or examples_es = '{}'`)
  expect(rows).toEqual([{ id: modelIds.ads }])
})

test('a model that a later version ships is added', async () => {
  await loadContent(db)
  await db.query('delete from model where id = $1', [modelIds.data])
  await db.query(`update setting set value = value - $1::text where key = 'shippedModels'`, [modelIds.data])
  await loadContent(db)
  expect(await names()).toContain('data')
})

test('leaves a model of the same kind and name that was written by hand', async () => {
  await db.query(
    `insert into model (id, name, name_es, description, description_es, type)
     values ('aaaaaaaaaaaaaaaaaaaaaaaa', 'leasing', 'alquiler', 'ours', 'nuestro', 'revenue')`,
  )
  await loadContent(db)
  expect((await names()).filter((name) => name === 'leasing')).toHaveLength(1)
})
