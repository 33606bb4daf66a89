import { expect, test } from 'vitest'
import { addressOf, firstQuery, pageCount, queryIn, turned } from './list-query.ts'

const names = { filters: ['role', 'state'], firstSort: '-seen' }

test('the first view needs no query', () => {
  expect(queryIn(new URLSearchParams(), names)).toEqual(firstQuery(names))
  expect(addressOf(firstQuery(names), names)).toBe('')
})

test('a view survives the way through the address', () => {
  const query = { search: 'café & co', filters: { role: 'mentor' }, sort: 'name', page: 7, open: 'x1' }
  expect(queryIn(new URLSearchParams(addressOf(query, names)), names)).toEqual(query)
})

test('what the list does not know is not taken from the address', () => {
  expect(queryIn(new URLSearchParams('colour=red&role=&page=-3'), names)).toEqual(firstQuery(names))
  expect(queryIn(new URLSearchParams('page=1.5'), names).page).toBe(1)
})

test('a column that is pressed again turns around', () => {
  expect([turned('-seen', 'name'), turned('name', 'name'), turned('-name', 'name')]).toEqual([
    'name',
    '-name',
    'name',
  ])
})

test('a list has at least one page', () => {
  expect([pageCount(0), pageCount(50), pageCount(51), pageCount(10_000)]).toEqual([1, 1, 2, 200])
})
