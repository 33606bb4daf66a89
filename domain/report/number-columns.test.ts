import { expect, test } from 'vitest'
import { numberColumns } from './number-columns.ts'

const isNumber = (...cells: string[]) =>
  numberColumns({ head: ['Line', 'Value'], rows: cells.map((cell) => ['one', cell]) })[1]

test.each([
  '25',
  '−1 234,50',
  '81.2%',
  '$9',
  'MX$450',
  '25 US$',
  '580 MXN',
  'COP 1,200',
  '16 US$ (64%)',
  '+4',
])('%s stands by its last digit, beside an empty cell or a dash too', (amount) => {
  expect(isNumber(amount, '', '–')).toBe(true)
})

test.each(['4 of 5', 'May 2027', '2027-05-01 to', '1. Plumber', 'de 15 a 90', 'H1', '(4)'])(
  '%s is read from its beginning',
  (text) => {
    expect(isNumber(text)).toBe(false)
  },
)

test('a column without any number is one of words', () => {
  expect(isNumber('', '–')).toBe(false)
})
