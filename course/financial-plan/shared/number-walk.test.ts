import { expect, test } from 'vitest'
import { spotsFrom } from './number-walk.ts'

const size = { rows: 3, columns: 4 }
const at = (row: number, column: number) => ({ row, column })

test.each([
  ['ArrowRight', false, [at(1, 2), at(1, 3)]],
  ['ArrowLeft', false, [at(1, 0)]],
  ['ArrowDown', false, [at(2, 1)]],
  ['ArrowUp', false, [at(0, 1)]],
  ['ArrowRight', true, [at(1, 3), at(1, 2)]],
  ['Home', false, [at(1, 0), at(1, 1), at(1, 2), at(1, 3)]],
  ['End', true, [at(2, 3), at(2, 2), at(2, 1), at(2, 0)]],
] as const)('%s with control %s leads on in the table', (key, control, spots) => {
  expect(spotsFrom(at(1, 1), { key, control }, size)).toEqual(spots)
})

test('at the edge there is nothing more, and other keys are left alone', () => {
  expect(spotsFrom(at(0, 0), { key: 'ArrowUp', control: false }, size)).toEqual([])
  expect(spotsFrom(at(0, 0), { key: 'Enter', control: false }, size)).toBeNull()
  expect(spotsFrom(at(0, 0), { key: 'Tab', control: false }, size)).toBeNull()
})
