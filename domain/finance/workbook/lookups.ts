import { balanceAfter, loanOf } from '#domain/finance/loans.ts'
import { call, type Formula, number, type Range, type Value, words } from './formula.ts'

type Num = Formula<number>

/** What stands in the same place of another range; the other thing where it is not found. */
export function lookup<T extends Value>(
  sought: Formula,
  among: Range,
  found: Range<T>,
  otherwise: Formula<T>,
) {
  const at = among.values.indexOf(sought.value)
  const value = found.values[at] ?? otherwise.value
  const place = call('MATCH', at + 1, sought, among, number(0))
  return call('IFERROR', value, call('INDEX', value, found, place), otherwise)
}

/** Which of a range it is, counted from 1; the first where it is none. */
export const placeIn = (sought: Formula, among: Range) =>
  call(
    'IFERROR',
    Math.max(0, among.values.indexOf(sought.value)) + 1,
    call('MATCH', 0, sought, among, number(0)),
    number(1),
  )

type Condition = { readonly of: Range; readonly is?: Formula; readonly isNot?: Formula }

/** Adds up what stands beside cells that are so, or not so. */
export function sumWhere(amounts: Range<number>, ...conditions: readonly Condition[]): Num {
  const counts = (index: number) =>
    conditions.every(({ of, is, isNot }) =>
      is ? of.values[index] === is.value : of.values[index] !== isNot?.value,
    )
  const value = amounts.values.reduce((sum, amount, index) => (counts(index) ? sum + amount : sum), 0)
  const inner = conditions.flatMap(({ of, is, isNot }) => [of, is ?? unlike(isNot ?? words(''))])
  return call('SUMIFS', value, amounts, ...inner)
}

const unlike = (one: Formula): Formula<string> => ({
  value: '',
  rank: 1,
  text: (home) => `"<>"&${one.text(home)}`,
})

type Terms = { readonly amount: Num; readonly interestRate: Num; readonly years: Num; readonly count: Num }

const valuesOf = ({ amount, interestRate, years }: Terms) => ({
  ...{ amount: amount.value, interestRate: interestRate.value, years: years.value },
})
const monthly = (interestRate: Num): Num => ({
  value: interestRate.value / 1200,
  rank: 2,
  text: (home) => `${interestRate.text(home)}/1200`,
})
const negative = (one: Num): Num => ({
  value: -one.value,
  rank: 2,
  text: (home) => `-${one.text(home)}`,
})

/** The equal payment of a month. The program's own functions stay exact where the rate is tiny. */
export const payment = (terms: Terms) =>
  call(
    'PMT',
    loanOf(valuesOf(terms)).payment,
    monthly(terms.interestRate),
    terms.count,
    negative(terms.amount),
  )

/** What is still owed after so many payments, as long as there are more to come. */
export const owedAfter = (terms: Terms, each: Num, paid: number) =>
  call(
    'PV',
    balanceAfter(valuesOf(terms), paid),
    monthly(terms.interestRate),
    { ...number(0), text: (home: string) => `${terms.count.text(home)}-${paid}` },
    negative(each),
  )
