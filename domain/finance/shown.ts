import { type Period, periods } from '#domain/plan/untouched-offering.ts'
import { balanceSheet } from './balance.ts'
import { cashFlow, lowestCash } from './cash.ts'
import type { FinancePlan } from './finance-plan.ts'
import { type IncomeStatement, incomeStatement } from './income.ts'
import { type LineName, type Lines, leafNames, lineNames, withSums } from './lines.ts'
import { sumOf } from './numbers.ts'
import type { Scenario } from './offerings.ts'
import { byPeriod, type Column, columnNames, firstYearOf } from './periods.ts'
import { recordOf } from './record-of.ts'
import type { ScenarioResults } from './results.ts'
import { capitalOf } from './start.ts'
import { carried, type Grain, grainFor, mapNumbers, whole } from './whole-cents.ts'
import { wholeRows } from './whole-rows.ts'

type Line = Readonly<Record<Column, number>>
type Unrounded = Pick<ScenarioResults, 'IS'>

/** The statements as people see them: in whole cents, and every sum is the sum of what stands above it. */
export function shownResults(plan: FinancePlan, scenario: Scenario, { IS: unrounded }: Unrounded) {
  const grain = grainFor(largestIn(plan, unrounded))
  const financials = wholeRows(plan.financials, grain)
  const areWhole = financials === plan.financials
  const exact = areWhole ? unrounded : incomeStatement({ ...plan, financials }, scenario)
  const sales = plan.offerings.map(({ _id, price }) =>
    wholeLine((period) => (exact[period].units[_id] ?? 0) * price, grain),
  )
  const columns = wholeColumns(exact, sales, grain)
  const capital = mapNumbers(capitalOf(financials), (value) => whole(value, grain))
  const cash = cashFlow(columns, capital.start.openingCash)
  const amounts = <T>(wholes: T) => mapNumbers(wholes, (value) => value / grain)
  return {
    /** So many of the smallest unit that is shown make 1. */
    grain,
    salesOf: Object.fromEntries(plan.offerings.map(({ _id }, index) => [_id, amounts(sales[index])])),
    IS: recordOf(columnNames, (column) => ({ ...amounts(columns[column]), units: exact[column].units })),
    cash: amounts(cash),
    start: amounts(capital.start),
    lowest: amounts(lowestCash(cash, capital.start.openingCash)),
    balance: amounts(balanceSheet(columns, cash, capital)),
  }
}

function wholeColumns(exact: IncomeStatement, sales: readonly Line[], grain: Grain): Record<Column, Lines> {
  const line = (name: LineName) => wholeLine((period) => exact[period][name], grain)
  const wholes = { ...recordOf(leafNames, line), sales: sumOfLines(sales) }
  const tax = line('tax')
  const columns = byPeriod((period) =>
    withSums(
      recordOf(leafNames, (name) => wholes[name][period]),
      () => tax[period],
    ),
  )
  return { ...columns, y1: recordOf(lineNames, (name) => firstYearOf((month) => columns[month][name])) }
}

const sumOfLines = (lines: readonly Line[]): Line =>
  recordOf(columnNames, (column) => sumOf(lines, (line) => line[column]))

function wholeLine(valueIn: (period: Period) => number, grain: Grain): Line {
  const wholes = carried(periods.map(valueIn), grain)
  const firstYear = sumOf(wholes.slice(0, 12), (amount) => amount)
  return recordOf(columnNames, (_, index) => wholes[index] ?? firstYear)
}

function largestIn({ financials }: FinancePlan, income: IncomeStatement): number {
  let largest = Math.max(...Object.values(capitalOf(financials).start).map(Math.abs))
  for (const column of Object.values(income))
    for (const name of lineNames) largest = Math.max(largest, Math.abs(column[name]))
  return largest
}
