import { expect, test } from 'vitest'
import { boxOf, cellsIn, inside, moved, nextInColumn, nextInRow } from './cells.ts'

const size = { rows: 2, columns: 14 }
const at = (row: number, column: number) => ({ row, column })

test('an arrow goes one cell, and stays at the edge', () => {
  expect(moved(at(0, 0), { down: 1, along: 0 }, size)).toEqual(at(1, 0))
  expect(moved(at(1, 13), { down: 1, along: 1 }, size)).toEqual(at(1, 13))
  expect(moved(at(0, 5), { down: 0, along: Number.POSITIVE_INFINITY }, size)).toEqual(at(0, 13))
})

test('Tab goes along the row, into the next one, and out behind the last cell', () => {
  expect(nextInRow(at(0, 13), 1, size)).toEqual(at(1, 0))
  expect(nextInRow(at(1, 0), -1, size)).toEqual(at(0, 13))
  expect(nextInRow(at(1, 13), 1, size)).toBeNull()
  expect(nextInRow(at(0, 0), -1, size)).toBeNull()
})

test('Enter goes down the column and on in the next one; with one row it goes along it', () => {
  expect(nextInColumn(at(0, 3), 1, size)).toEqual(at(1, 3))
  expect(nextInColumn(at(1, 3), 1, size)).toEqual(at(0, 4))
  expect(nextInColumn(at(0, 4), -1, size)).toEqual(at(1, 3))
  expect(nextInColumn(at(0, 3), 1, { rows: 1, columns: 14 })).toEqual(at(0, 4))
  expect(nextInColumn(at(1, 13), 1, size)).toEqual(at(1, 13))
})

test('a selection is the box between two corners, whichever came first', () => {
  const box = boxOf({ active: at(1, 4), end: at(0, 3) })
  expect(cellsIn(box)).toEqual([at(0, 3), at(0, 4), at(1, 3), at(1, 4)])
})

test('a row that somebody else has removed leaves nobody outside', () => {
  expect(inside(at(5, 2), size)).toEqual(at(1, 2))
  expect(inside(at(5, 2), { rows: 0, columns: 14 })).toEqual(at(0, 2))
})
