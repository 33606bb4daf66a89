import { expect, test } from 'vitest'
import { sampleOf } from '#course/samples/samples.ts'
import { fateOf, monthsKept, reserveFor, totalsOf, withReserve } from './before.ts'

const { data } = await sampleOf('clay-filter', 'seven', 'en')

test('what is gone, what is still there and what is kept make the whole', () => {
  expect(totalsOf(data)).toEqual({ gone: 600, staying: 400, kept: 1500, all: 2500 })
  expect(['registration', 'deposit', 'working-capital', null].map((kind) => fateOf({ kind }))).toEqual([
    ...['gone', 'staying', 'kept', null],
  ])
})

test('three months of expenses are proposed as a reserve', () => {
  expect(reserveFor(data, 3)).toBe(1980)
  expect(monthsKept(data)).toBeCloseTo(2.27, 2)
  expect(monthsKept({})).toBeNull()
})

test('a reserve that is there gets the new amount in its place, and is made where there is none', () => {
  const rows = [
    { operationClass: 'working-capital', description: 'Ours', cost: 1 },
    { operationClass: 'deposit' },
  ]
  expect(withReserve(rows, 9, 'Cash')[0]).toEqual({ ...rows[0], cost: 9 })
  expect(withReserve([], 9, 'Cash')).toEqual([
    { operationClass: 'working-capital', description: 'Cash', cost: 9 },
  ])
})
