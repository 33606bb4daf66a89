import { expect, test } from 'vitest'
import { count } from '#web/step-kit/numbers/number-text.ts'
import { boxOf } from './cells.ts'
import { copied, decimalSign, pasted as pastedBy } from './pasted.ts'

const pasted = (text: string, box: Parameters<typeof pastedBy>[1], within: typeof size) =>
  pastedBy(text, box, within, count.parse)

const size = { rows: 2, columns: 14 }
const cell = (row: number, column: number) => ({ row, column })
const from = (row: number, column: number, end = cell(row, column)) =>
  boxOf({ active: cell(row, column), end })
const valuesOf = (text: string, at = from(0, 0)) => pasted(text, at, size).filled.map(({ value }) => value)

test('a line of a spreadsheet goes along the row from where somebody is', () => {
  expect(pasted('20\t25\t30\r\n', from(1, 2), size)).toEqual({
    filled: [
      { cell: cell(1, 2), value: 20 },
      { cell: cell(1, 3), value: 25 },
      { cell: cell(1, 4), value: 30 },
    ],
    ...{ read: [], refused: [], outside: 0, hasHeads: false, hasOthers: false, isTurned: false },
  })
})

test('several lines go into several rows, and an empty cell empties', () => {
  expect(pasted('1\t2\n\t4', from(0, 0), size).filled).toEqual([
    { cell: cell(0, 0), value: 1 },
    { cell: cell(0, 1), value: 2 },
    { cell: cell(1, 0), value: null },
    { cell: cell(1, 1), value: 4 },
  ])
})

test('one number fills all that is selected', () => {
  expect(valuesOf('7', from(0, 0, cell(1, 1)))).toEqual([7, 7, 7, 7])
})

test.each([
  ['1.500\t12,5', [1500, 12.5]],
  ['1,500\t12.5', [1500, 12.5]],
  ['1,500\t12,5', [1.5, 12.5]],
  ['1.500\t12.5', [1.5, 12.5]],
  ['1.500\t2.000', [1500, 2000]],
  ['1 500\t12\u202f000,5', [1500, 12_000.5]],
  ['1.234.567\t2,5', [1_234_567, 2.5]],
  ["1'200\t3", [1200, 3]],
  ['0,125\t1,250', [0.125, 1.25]],
])('%j is read as %j: numbers that came together show their habit', (text, expected) => {
  expect(valuesOf(text)).toEqual(expected)
})

test('two habits in one copy: each number is read by itself', () => {
  expect(decimalSign(['12,5', '12.5'])).toBeNull()
  expect(valuesOf('12,5\t12.5\t1.500')).toEqual([12.5, 12.5, 1500])
})

test('what might be read in two ways is told', () => {
  expect(pasted('1.500\t20', from(0, 0), size).read).toEqual([{ text: '1.500', value: 1500 }])
})

test.each(['-5', '5%', '$5', '1e5', 'n/a', '1.2.3', '2000000000000'])(
  '%j is refused, and its cell keeps what it had',
  (text) => {
    const found = pasted(`4\t${text}\t6`, from(0, 0), size)
    expect(found.filled.map(({ value }) => value)).toEqual([4, 6])
    expect(found.refused).toEqual([{ cell: cell(0, 1), text }])
  },
)

test('names over and beside the numbers stay behind', () => {
  const found = pasted('\tJan\tFeb\nFilter\t20\t25\nVisit\t0\t5', from(0, 0), size)
  expect(found).toMatchObject({ hasHeads: true, refused: [], outside: 0 })
  expect(found.filled.map(({ value }) => value)).toEqual([20, 25, 0, 5])
})

const twelve = Array.from({ length: 12 }, (_, month) => month + 1)
const months = ['Ene', 'Feb', 'Mar', 'Abr', 'May', 'Jun', 'Jul', 'Ago', 'Sept.', 'Oct', 'Nov', 'Dic']

test.each([
  ['prices, units and totals', ['Producto', 'Precio', 'Unidad', ...months, 'Total']],
  ['dates over the months', ['', 'Price', 'Unit', ...twelve.map((month) => `${month}/2027`), 'Year 1']],
])('of a table with %s only the months are taken', (_, heads) => {
  const line = (name: string) => [name, '25.00', 'piece', ...twelve, 78].join('\t')
  const found = pasted([heads.join('\t'), line('Filter'), line('Visit')].join('\n'), from(0, 0), size)
  expect(found).toMatchObject({ hasHeads: true, hasOthers: true, refused: [], outside: 0 })
  expect(found.filled.map(({ value }) => value)).toEqual([...twelve, ...twelve])
})

test('the years behind the months come along, their total does not', () => {
  const heads = [...months, 'Año 1', '2028', 'Año 3'].join('\t')
  expect(valuesOf(`${heads}\n${[...twelve, 78, 90, 95].join('\t')}`)).toEqual([...twelve, 90, 95])
  expect(valuesOf([...twelve, 78, 90, 95].join('\t'))).toEqual([...twelve, 90, 95])
  expect(valuesOf([...twelve, 78].join('\t'))).toEqual(twelve)
})

test('a year 2 that sells as much as year 1 is no total', () => {
  expect(valuesOf([...twelve, 78, 80].join('\t'))).toEqual([...twelve, 78, 80])
})

test('a line of totals stays behind, an offering called almost so does not', () => {
  const found = pasted('Filter\t20\t25\nSummer visit\t1\t2\nTotal\t21\t27', from(0, 0), size)
  expect(found).toMatchObject({ hasOthers: true, outside: 0 })
  expect(found.filled.map(({ value }) => value)).toEqual([20, 25, 1, 2])
})

test('lines of different lengths empty nothing behind their end', () => {
  expect(pasted('1\n2\t3', from(0, 0), size).filled).toHaveLength(3)
})

test('words with numbers in them are refused, not taken for names', () => {
  expect(pasted('S/ 100\tS/ 200', from(0, 0), size).refused).toHaveLength(2)
})

test('a column of twelve months is laid along the row when it does not fit below', () => {
  const column = Array.from({ length: 12 }, (_, month) => month + 1).join('\n')
  const found = pasted(column, from(1, 0), size)
  expect(found).toMatchObject({ isTurned: true, outside: 0 })
  expect(found.filled.at(-1)).toEqual({ cell: cell(1, 11), value: 12 })
})

test('what lies beyond the edge is counted', () => {
  expect(pasted('1\t2\t3', from(0, 12), size)).toMatchObject({ outside: 1 })
  expect(pasted('1\t2\n3\t4', from(1, 0), size)).toMatchObject({ outside: 2 })
})

test('a whole sheet on the clipboard, and one of totals alone, break nothing', () => {
  const sheet = Array.from({ length: 200_000 }, () => '1\t2').join('\n')
  expect(pasted(sheet, from(0, 0), size).outside).toBe(2 * (200_000 - size.rows))
  expect(pasted('Total\t5\nTotal\t6', from(0, 0), size)).toMatchObject({ filled: [], hasOthers: true })
})

test('words alone are refused, not taken for names', () => {
  expect(pasted('hello', from(0, 0), size)).toMatchObject({ filled: [], refused: [{ text: 'hello' }] })
})

test('cells are copied as a spreadsheet of the own language takes them, and pasted back alike', () => {
  const rows = [
    [1500, 2.5],
    [null, 0],
  ]
  expect(copied(rows, 'en')).toBe('1500\t2.5\n\t0')
  expect(copied(rows, 'es')).toBe('1500\t2,5\n\t0')
  for (const locale of ['en', 'es'] as const) expect(valuesOf(copied(rows, locale))).toEqual(rows.flat())
})
