import { expect, test } from 'vitest'
import { firstQuery } from '#domain/list-query.ts'
import { isBlank } from './is-narrowed.ts'

const query = firstQuery({ filters: [], firstSort: 'name' })

test('only a list that has nothing at all offers nothing to look for', () => {
  expect(isBlank({ total: 0 }, query)).toBe(true)
  expect(isBlank({ total: 1 }, query)).toBe(false)
  expect(isBlank({ total: 0 }, { ...query, search: 'agua' })).toBe(false)
  expect(isBlank({ total: 0 }, { ...query, filters: { state: 'open' } })).toBe(false)
  expect(isBlank(undefined, query)).toBe(false)
})
