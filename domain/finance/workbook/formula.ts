import { whole } from '#domain/finance/whole-cents.ts'

export type Value = number | string | boolean

/**
 * A piece of a formula and what it comes to. Both are made together, so what a file shows before anything is recalculated is
 * what its formula gives.
 */
export type Formula<T extends Value = Value> = {
  readonly value: T
  /** How tightly it holds together: what is looser than its surroundings is set in brackets. */
  readonly rank: number
  /** As it is written on a sheet of this name. */
  readonly text: (home: string) => string
  /** A number that stands by itself is no formula. */
  readonly isConstant?: true
}

export type Place = { readonly sheet: string; readonly row: number; readonly column: number }
export type Cell<T extends Value = Value> = Formula<T> & Place
export type Range<T extends Value = Value> = {
  readonly values: readonly T[]
  readonly text: (home: string) => string
}

type Written = { readonly text: (home: string) => string }

const tight = 9
const ranks = { '*': 2, '/': 2, '+': 1, '-': 1 } as const

/** Column 0 is A, 26 is AA. */
export function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26))
  return column < 26 ? letter : `${columnName(Math.floor(column / 26) - 1)}${letter}`
}

/** Rows and columns are counted from 0, and written from 1 and A. */
export const addressOf = ({ row, column }: Pick<Place, 'row' | 'column'>) => `${columnName(column)}${row + 1}`

export const sheetPrefix = (sheet: string) => `'${sheet.replaceAll("'", "''")}'!`

const away = (sheet: string, home: string) => (sheet === home ? '' : sheetPrefix(sheet))

export function cellAt<T extends Value>(place: Place, value: T, name?: string): Cell<T> {
  const address = addressOf(place)
  return { ...place, value, rank: tight, text: (home) => name ?? `${away(place.sheet, home)}${address}` }
}

/** Neighbouring cells, from the first to the last. */
export function range<T extends Value>(cells: readonly Cell<T>[]): Range<T> {
  const [first, last] = [cells[0], cells.at(-1)]
  if (!first || !last) throw new Error('a range without cells')
  return {
    values: cells.map(({ value }) => value),
    text: (home) => `${away(first.sheet, home)}${addressOf(first)}:${addressOf(last)}`,
  }
}

/** As a list of choices needs it: with its sheet, and not moving. */
export const fixedRange = (first: Place, last: Place) =>
  `${sheetPrefix(first.sheet)}$${columnName(first.column)}$${first.row + 1}:$${columnName(last.column)}$${last.row + 1}`

export const number = (value: number): Formula<number> => ({
  ...{ value, rank: tight, isConstant: true },
  text: () => String(value),
})
export const words = (value: string): Formula<string> => ({
  value,
  rank: tight,
  text: () => `"${value.replaceAll('"', '""')}"`,
})

export function call<T extends Value>(name: string, value: T, ...inner: readonly Written[]): Formula<T> {
  return { value, rank: tight, text: (home) => `${name}(${inner.map((one) => one.text(home)).join(',')})` }
}

function operation(sign: keyof typeof ranks, value: number, left: Formula, right: Formula): Formula<number> {
  const rank = ranks[sign]
  const isLoose = right.rank < rank || (right.rank === rank && (sign === '-' || sign === '/'))
  const text = (home: string) =>
    `${bracketed(left, left.rank < rank, home)}${sign}${bracketed(right, isLoose, home)}`
  return { value, rank, text }
}

const bracketed = (one: Formula, isLoose: boolean, home: string) =>
  isLoose ? `(${one.text(home)})` : one.text(home)

type Num = Formula<number>

const joined =
  (sign: '*' | '+' | '-', work: (a: number, b: number) => number) =>
  (first: Num, ...rest: Num[]) =>
    rest.reduce((left, right) => operation(sign, work(left.value, right.value), left, right), first)

export const plus = joined('+', (a, b) => a + b)
export const minus = joined('-', (a, b) => a - b)
export const times = joined('*', (a, b) => a * b)
/** Only where the divisor cannot be 0. */
export const over = (left: Num, right: Num) => operation('/', left.value / right.value, left, right)
/** A percentage as a factor. */
export const percent = (rate: Num) => over(rate, number(100))

const isRange = <T extends Value>(part: Range<T> | Formula<T>): part is Range<T> => 'values' in part
const valuesOf = (parts: readonly (Range<number> | Num)[]) =>
  parts.flatMap((part) => (isRange(part) ? part.values : [part.value]))
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

export const sum = (...parts: readonly (Range<number> | Num)[]) =>
  call('SUM', total(valuesOf(parts)), ...parts)
export const greatest = (...parts: readonly (Range<number> | Num)[]) =>
  call('MAX', Math.max(...valuesOf(parts)), ...parts)
export const least = (...parts: readonly (Range<number> | Num)[]) =>
  call('MIN', Math.min(...valuesOf(parts)), ...parts)

/** Half is rounded away from zero, as the engine does. */
export function round(one: Num, decimals: Num): Num {
  const grain = 10 ** decimals.value
  return call('ROUND', whole(one.value, grain) / grain, one, decimals)
}

export function compare(
  left: Formula,
  sign: '=' | '>' | '<' | '>=' | '<=',
  right: Formula,
): Formula<boolean> {
  const [a, b] = [left.value, right.value]
  const value = { '=': a === b, '>': a > b, '<': a < b, '>=': a >= b, '<=': a <= b }[sign]
  return { value, rank: 0, text: (home) => `${left.text(home)}${sign}${right.text(home)}` }
}

export const both = (...parts: readonly Formula<boolean>[]) =>
  call(
    'AND',
    parts.every(({ value }) => value),
    ...parts,
  )
export const either = (...parts: readonly Formula<boolean>[]) =>
  call(
    'OR',
    parts.some(({ value }) => value),
    ...parts,
  )

export const when = <A extends Value, B extends Value>(
  test: Formula<boolean>,
  yes: Formula<A>,
  no: Formula<B>,
) => call<A | B>('IF', test.value ? yes.value : no.value, test, yes, no)

export const absolute = (one: Num) => call('ABS', Math.abs(one.value), one)
