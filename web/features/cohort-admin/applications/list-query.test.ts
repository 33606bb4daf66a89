import { expect, test } from 'vitest'
import { countIn, firstQuery, pageCount, queryIn, searchOf, variablesOf } from './list-query.ts'

test('the first view is what waits for a decision, newest first, and needs no query', () => {
  expect(queryIn(new URLSearchParams())).toEqual(firstQuery)
  expect(searchOf(firstQuery)).toBe('')
})

test('a view survives the way through the address', () => {
  const query = { tab: 'all', search: 'café & co', sort: 'name', page: 7, application: 'x1' } as const
  expect(queryIn(new URLSearchParams(searchOf(query)))).toEqual(query)
})

test('nonsense in the address falls back to the first view', () => {
  expect(queryIn(new URLSearchParams('status=gone&sort=up&page=-3'))).toEqual(firstQuery)
  expect(queryIn(new URLSearchParams('page=1.5')).page).toBe(1)
})

test('the server is asked for one page of fifty', () => {
  expect(variablesOf({ ...firstQuery, tab: 'all', page: 3 })).toEqual({
    status: null,
    search: null,
    sort: 'CREATED_DESC',
    limit: 50,
    offset: 100,
  })
})

test('tabs count their status, and all counts everybody', () => {
  const counts = [
    { status: 'pending', count: 4 },
    { status: 'approved', count: 30 },
  ]
  expect(countIn(counts, 'pending')).toBe(4)
  expect(countIn(counts, 'rejected')).toBe(0)
  expect(countIn(counts, 'all')).toBe(34)
  expect([pageCount(0), pageCount(50), pageCount(10_000), pageCount(10_001)]).toEqual([1, 1, 200, 201])
})
