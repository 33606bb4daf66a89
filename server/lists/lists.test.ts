import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#server/new-id.ts'
import { testDatabase } from '#testing/database.ts'
import { type List, takes } from './list.ts'
import { listPage, selectedIds, wholeList } from './read-list.ts'

const { db } = await testDatabase()

const organisations: List = {
  columns: 'o.id, o.name, o.slug',
  from: 'organisation o',
  id: 'o.id',
  search: (word) => `search_form(o.name || ' ' || o.slug) like ${word}`,
  filters: {
    slug: { takes: (value) => value.startsWith('s'), where: (value) => `o.slug = ${value}` },
    since: { takes: takes.day, where: (value) => `o.created_at >= ${value}::timestamptz` },
  },
  sorts: { name: ['search_form(o.name)'], slug: ['o.slug'] },
  firstSort: 'name',
}

const names = ['Árbol', 'agua 50%', 'Zorro', 'Ñandú', 'Bosque_vivo', 'bosque']
type Row = { id: string; name: string; slug: string }
const read = async (query: Parameters<typeof listPage>[2]) => {
  const { total, items } = await listPage<Row>(db, organisations, query)
  return { total, names: items.map(({ name }) => name) }
}

beforeAll(async () => {
  await db.query('delete from organisation')
  for (const [index, name] of names.entries())
    await db.query('insert into organisation (id, slug, name) values ($1, $2, $3)', [
      newId(),
      `s${index}x`,
      name,
    ])
})

describe('a page of a list', () => {
  test('is put in order without regard to capitals and accents, forwards and backwards', async () => {
    const all = ['agua 50%', 'Árbol', 'bosque', 'Bosque_vivo', 'Ñandú', 'Zorro']
    expect(await read(null)).toEqual({ total: 6, names: all })
    expect(await read({ sort: '-name' })).toEqual({ total: 6, names: all.toReversed() })
  })

  test('is found by parts of words, however they are accented', async () => {
    expect(await read({ search: 'ARBOL' })).toEqual({ total: 1, names: ['Árbol'] })
    expect((await read({ search: 'nandu' })).names).toEqual(['Ñandú'])
    expect((await read({ search: 'bosq s4' })).names).toEqual(['Bosque_vivo'])
  })

  test('takes letters of patterns as letters', async () => {
    expect((await read({ search: '%' })).names).toEqual(['agua 50%'])
    expect((await read({ search: '_' })).names).toEqual(['Bosque_vivo'])
    expect((await read({ search: '\\' })).total).toBe(0)
  })

  test('comes in pages that share no row, with the whole number', async () => {
    const first = await read({ size: 4, page: 1 })
    const second = await read({ size: 4, page: 2 })
    expect([first.total, second.total]).toEqual([6, 6])
    expect(new Set([...first.names, ...second.names]).size).toBe(6)
    expect((await read({ size: 4, page: 3 })).names).toEqual([])
  })

  test('never has more than a hundred rows, and nonsense of numbers does no harm', async () => {
    await db.query(
      `insert into organisation (id, slug, name) select lpad(to_hex(n), 24, '0'), 'many' || n, 'Many ' || n
       from generate_series(1, 150) n`,
    )
    expect((await read({ size: 100_000, search: 'many' })).names).toHaveLength(100)
    expect((await read({ size: -1, page: -7, search: 'many' })).names).toHaveLength(1)
    expect((await read({ page: 2_000_000_000, search: 'many' })).names).toEqual([])
    await db.query(`delete from organisation where slug like 'many%'`)
  })

  test.each([
    { sort: 'created' },
    { sort: 'constructor' },
    { sort: 'name; drop table users' },
    { filters: [{ name: 'slug', value: 'x' }] },
    { filters: [{ name: 'toString', value: 's' }] },
    { filters: [{ name: 'since', value: '2026-02-31' }] },
    { filters: [{ name: 'since', value: '2026-13-01' }] },
    { filters: Array.from({ length: 2 }, () => ({ name: 'slug', value: 's2x' })) },
  ])('refuses %j', async (query) => {
    await expect(read(query)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
  })

  test('is narrowed by its filters', async () => {
    expect((await read({ filters: [{ name: 'slug', value: 's2x' }] })).names).toEqual(['Zorro'])
    expect((await read({ filters: [{ name: 'since', value: '2000-01-01' }] })).total).toBe(6)
  })
})

describe('many rows at once', () => {
  const scope = { where: 'o.name <> $1', values: ['Zorro'] }

  test('are those that were ticked, as far as the list holds them', async () => {
    const { items } = await listPage<Row>(db, organisations, null)
    const ids = items.map(({ id }) => id)
    const held = items.filter(({ name }) => name !== 'Zorro').map(({ id }) => id)
    expect(await selectedIds(db, organisations, { ids }, scope)).toEqual(held.toSorted())
  })

  test('are all that were found, also beyond the page', async () => {
    const found = { search: 'bosque', size: 1, page: 2 }
    expect(await selectedIds(db, organisations, { found }, scope)).toHaveLength(2)
    expect(await wholeList(db, organisations, found)).toHaveLength(2)
  })

  test('are a thousand at most, also where most of those named do not exist', async () => {
    const ids = Array.from({ length: 1001 }, newId)
    await expect(selectedIds(db, organisations, { ids })).rejects.toMatchObject({
      detail: { reason: 'tooMany' },
    })
  })

  test('are never everything because nothing was said', async () => {
    await expect(selectedIds(db, organisations, {})).rejects.toMatchObject({ code: 'BAD_USER_INPUT' })
    await expect(selectedIds(db, organisations, { ids: [] })).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
    })
  })
})
