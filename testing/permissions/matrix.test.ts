import { expect, test } from 'vitest'
import { actorKinds, parseCsv, readMatrix } from './matrix.ts'

test('reads quoted values with commas and quotes', () => {
  expect(parseCsv('a,"b, ""c""",\n,"d",e\n')).toEqual([
    ['a', 'b, "c"', ''],
    ['', 'd', 'e'],
  ])
})

test('has one cell for every operation and actor', () => {
  const cells = readMatrix()
  const operations = new Set(cells.map((cell) => cell.operation))
  expect(new Set(cells.map((cell) => `${cell.operation} ${cell.actor}`)).size).toBe(cells.length)
  expect(cells).toHaveLength(operations.size * actorKinds.length)
  expect(operations.size).toBe(257)
})
