import {
  type Cell,
  compare,
  type Formula,
  greatest,
  least,
  minus,
  number,
  over,
  range,
  sum,
  times,
  when,
} from './formula.ts'
import type { Frame } from './frame.ts'
import type { Source } from './funding-sheet.ts'
import { owedAfter } from './lookups.ts'
import { titledSheet, type Writing } from './sheet.ts'
import { columnOf, type TimeRow, timeColumns, timeHeads } from './time.ts'

const mostYears = 50
const fewestYears = 5
const yearOne = columnOf('y1') - 1
const top = 3

/** One cell for each column: those of the statements, then the years after them. */
type Line = readonly Cell<number>[]
type Schedule = { readonly lines: readonly Line[]; readonly totals: Line }

export type LoanCells = ReturnType<typeof loansSheet>

/** What is owed, paid back and paid for each loan until its end. */
export function loansSheet(frame: Frame, sources: readonly Source[], heads: TimeRow<number | string>) {
  const { words, texts, plan } = frame
  const sheet = titledSheet(words.sheets.loans, words.scheduleNote)
  const years = plan.financials.fundingSources.map((one) => Math.ceil(one.years))
  const lastYear = Math.min(mostYears, Math.max(fewestYears, ...years))
  const columns = timeColumns.length + lastYear - 3
  type At = {
    readonly source: Source
    readonly index: number
    readonly column: number
    readonly before: Line
  }
  const write = (block: number, title: string, formulaOf: (at: At) => Formula<number>): Schedule => {
    const row = top + block * (sources.length + 5)
    sheet.text(row, 0, title, 'heading')
    timeHeads(sheet, row + 1, words.type, heads)
    for (let column = timeColumns.length; column < columns; column += 1)
      sheet.text(row + 1, column + 1, texts.periods(`y${yearAt(column)}`), 'head')
    const lines = sources.map((source, index) => {
      sheet.work(row + 2 + index, 0, labelOf(source), { look: 'label', format: 'text' })
      const before: Cell<number>[] = []
      for (let column = 0; column < columns; column += 1)
        before.push(sheet.work(row + 2 + index, column + 1, formulaOf({ source, index, column, before })))
      return before
    })
    return { lines, totals: totalsIn(sheet, row + 2 + sources.length, words.total, lines) }
  }
  const owed = write(0, words.owed, ({ source, column }) => owedIn(source, column))
  const paid = write(1, words.paidBack, ({ source, index, column, before }) =>
    column === yearOne
      ? sum(range(before))
      : minus(
          owedBefore(source, owed.lines[index] ?? [], column),
          owed.lines[index]?.[column] ?? source.borrowed,
        ),
  )
  const cost = write(2, texts.figures.interest[0], ({ source, index, column, before }) => {
    if (column === yearOne) return sum(range(before))
    if (column < yearOne)
      return over(
        times(owedBefore(source, owed.lines[index] ?? [], column), source.interestRate),
        number(1200),
      )
    const past = minus(source.count, number(monthsBefore(column)))
    const payments = greatest(number(0), least(number(12), past))
    return minus(times(payments, source.payment), paid.lines[index]?.[column] ?? source.borrowed)
  })
  return { sheet, owed: owed.totals, principal: paid.totals, interest: cost.totals }
}

/** The year of a column after the months. */
const yearAt = (column: number) => column - yearOne + 1
const monthsBefore = (column: number) => (column < yearOne ? column : (yearAt(column) - 1) * 12)
const monthsUntil = (column: number) => (column < yearOne ? column + 1 : yearAt(column) * 12)

function owedIn({ borrowed, interestRate, years, count, payment }: Source, column: number): Formula<number> {
  const until = monthsUntil(column)
  const terms = { amount: borrowed, interestRate, years, count }
  return when(compare(count, '<=', number(until)), number(0), owedAfter(terms, payment, until))
}

/** At the end of the column before: the year that the months make is no column of its own. */
function owedBefore({ borrowed }: Source, owed: Line, column: number): Cell<number> {
  return owed[column - 1] ?? borrowed
}

const labelOf = ({ type }: Source): Formula<string> => ({
  value: type.value,
  rank: 1,
  text: (home) => `${type.text(home)}&""`,
})

function totalsIn(sheet: Writing, row: number, label: string, lines: readonly Line[]): Line {
  sheet.text(row, 0, label, 'total')
  return (lines[0] ?? []).map((_, column) => {
    const own = lines.flatMap((line) => line[column] ?? [])
    return sheet.work(row, column + 1, sum(range(own)), { look: 'sum' })
  })
}
