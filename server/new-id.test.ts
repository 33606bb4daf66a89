import { expect, test } from 'vitest'
import { newId } from './new-id.ts'

test('ids are 24 hexadecimal characters, distinct, and sort in the order they were made', () => {
  const ids = Array.from({ length: 2000 }, () => newId())
  expect(new Set(ids).size).toBe(2000)
  expect(ids.every((id) => /^[0-9a-f]{24}$/.test(id))).toBe(true)
  expect([...ids].sort()).toEqual(ids)
})

test('a later moment sorts later', () => {
  expect(newId(5_000_000_000_999) < newId(5_000_000_001_000)).toBe(true)
})

test('more ids than a second has places still sort in the order they were made', () => {
  const ids = Array.from({ length: 2000 }, () => newId(6_000_000_000_995))
  expect([...ids].sort()).toEqual(ids)
  expect((ids.at(-1) ?? '') < newId(6_000_000_002_000)).toBe(true)
})
