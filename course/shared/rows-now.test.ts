import { expect, test } from 'vitest'
import { rowsNow } from './rows-now.ts'

const [rent, pay, signs] = [
  { name: 'Rent', cost: 100 },
  { name: 'Pay', cost: 200 },
  { name: 'Signs', cost: 300 },
]
const shown = [rent, pay, signs]

test('a row is found again where others were removed or added', () => {
  expect(rowsNow(shown, shown, 1)).toEqual({ rows: shown, at: 1 })
  expect(rowsNow([pay, signs], shown, 2)).toEqual({ rows: [pay, signs], at: 1 })
  const added = [{ name: 'Light', cost: 9 }, ...shown]
  expect(rowsNow(added, shown, 0)).toEqual({ rows: added, at: 1 })
})

test('a row that somebody changed is still the one of its place', () => {
  const changed = [rent, { name: 'Pay', cost: 250 }, signs]
  expect(rowsNow(changed, shown, 1)).toEqual({ rows: changed, at: 1 })
})

test('a row that somebody removed stands there again, and no other one is taken for it', () => {
  expect(rowsNow([rent, signs], shown, 1)).toEqual({ rows: shown, at: 1 })
  expect(rowsNow([rent, pay], shown, 2)).toEqual({ rows: shown, at: 2 })
  expect(rowsNow([], shown, 2)).toEqual({ rows: [signs], at: 0 })
})

test('of rows alike the one that is left is it', () => {
  expect(rowsNow([pay, signs], [pay, pay, signs], 1)).toEqual({ rows: [pay, signs], at: 0 })
})
