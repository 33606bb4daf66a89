import type { Period } from '#domain/plan/untouched-offering.ts'
import { depreciationPerMonth } from './depreciation.ts'
import type { FinancePlan, Financials, Settings } from './finance-plan.ts'
import { type Lines, lineNames, withSums } from './lines.ts'
import { loanFlows } from './loans.ts'
import { sumOf } from './numbers.ts'
import { factorOf, type Scenario, unitCost } from './offerings.ts'
import { byPeriod, type Column, firstYearOf, monthsIn, yearOf } from './periods.ts'
import { recordOf } from './record-of.ts'
import { capitalOf } from './start.ts'

export type IncomeColumn = Lines & { readonly units: Readonly<Record<string, number>> }
export type IncomeStatement = Readonly<Record<Column, IncomeColumn>>

const marketCategories: readonly string[] = ['membership', 'rent', 'other-sales']
export const isMarket = ({ category }: { readonly category: string }) => marketCategories.includes(category)

/** By what expenses have grown since year 1. */
export function growthIn(period: Column, { expenseGrowth: [second, third] }: Settings): number {
  const year = yearOf(period)
  if (year === 'y1') return 1
  const grown = 1 + second / 100
  return year === 'y2' ? grown : grown * (1 + third / 100)
}

/** How much of grants and donations goes on. */
export function continuityIn(period: Column, { grantContinuity: [second, third] }: Settings): number {
  const year = yearOf(period)
  return year === 'y1' ? 1 : (year === 'y2' ? second : third) / 100
}

export function incomeStatement(plan: FinancePlan, scenario: Scenario): IncomeStatement {
  const { settings, financials, offerings } = plan
  const perMonth = runningAmounts(financials)
  const { expensed } = capitalOf(financials)
  const loans = loanFlows(financials.fundingSources)
  const own = offerings.map((offering) => ({
    ...{ id: offering._id, price: offering.price, forecasts: offering.forecasts },
    cost: unitCost(offering),
    factor: factorOf(offering, scenario),
  }))
  const taxOf = taxes(settings.taxRate / 100)

  const columns = byPeriod((period): IncomeColumn => {
    const spent = monthsIn(period) * growthIn(period, settings)
    const sold = own.map((one) => one.forecasts[period] * one.factor)
    const lines = withSums(
      {
        sales: sumOf(own, (one) => one.forecasts[period] * one.factor * one.price),
        additionalMarket: perMonth.market * monthsIn(period),
        additionalNonMarket: perMonth.nonMarket * monthsIn(period) * continuityIn(period, settings),
        cogs: sumOf(own, (one) => one.forecasts[period] * one.factor * one.cost),
        operatingExpenses: perMonth.operating * spent,
        preOperating: period === 'm1' ? expensed : 0,
        depreciation: perMonth.depreciation * monthsIn(period),
        nonOperatingExpenses: perMonth.nonOperating * spent,
        ...loans[period],
      },
      (profit) => taxOf(period, profit),
    )
    return { ...lines, units: Object.fromEntries(own.map(({ id }, index) => [id, sold[index] ?? 0])) }
  })
  return { ...columns, y1: firstYear(columns) }
}

function runningAmounts({ additionalRevenue, expenses, fixedAssets }: Financials) {
  return {
    market: sumOf(additionalRevenue, (row) => (isMarket(row) ? row.value : 0)),
    nonMarket: sumOf(additionalRevenue, (row) => (isMarket(row) ? 0 : row.value)),
    operating: sumOf(expenses, ({ type, cost }) => (type === 'operating' ? cost : 0)),
    nonOperating: sumOf(expenses, ({ type, cost }) => (type === 'operating' ? 0 : cost)),
    depreciation: depreciationPerMonth(fixedAssets),
  }
}

/** On the running profit of year 1, so that a loss takes back what was set aside; then on each year by itself. */
function taxes(rate: number): (period: Period, profit: number) => number {
  let before = 0
  return (period, profit) => {
    if (yearOf(period) !== 'y1') return rate * Math.max(0, profit)
    const after = before + profit
    const tax = rate * (Math.max(0, after) - Math.max(0, before))
    before = after
    return tax
  }
}

function firstYear(columns: Readonly<Record<Period, IncomeColumn>>): IncomeColumn {
  const ids = Object.keys(columns.m1.units)
  return {
    ...recordOf(lineNames, (name) => firstYearOf((month) => columns[month][name])),
    units: recordOf(ids, (id) => firstYearOf((month) => columns[month].units[id] ?? 0)),
  }
}
