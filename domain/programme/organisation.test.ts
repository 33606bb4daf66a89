import { expect, test } from 'vitest'
import { slugFault, slugOf } from './organisation.ts'

test.each([
  ['lakeshore', null],
  ['red-semilla-2', null],
  ['x', 'slugShape'],
  ['-x', 'slugShape'],
  ['Lake', 'slugShape'],
  ['red semilla', 'slugShape'],
  ['a'.repeat(41), 'slugShape'],
  ['partners', 'slugReserved'],
  ['add', 'slugReserved'],
])('%s as the part of an address: %s', (slug, fault) => {
  expect(slugFault(slug)).toBe(fault)
})

test.each([
  ['Red Semilla Ándina', 'red-semilla-andina'],
  ['  Women & Work, Inc. ', 'women-work-inc'],
  ['¡Ñandú!', 'nandu'],
  [`${'long '.repeat(20)}`, 'long-long-long-long-long-long-long-long'],
])('%s is proposed as %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
  expect(slugFault(slug)).toBe(null)
})
