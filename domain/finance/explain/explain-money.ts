import type { Balance } from '#domain/finance/balance.ts'
import { isLoan } from '#domain/finance/loans.ts'
import { type Column, months as monthsOfYear1, type Year, yearOf, years } from '#domain/finance/periods.ts'
import { isReserve, isStaying, type Start } from '#domain/finance/start.ts'
import { periods } from '#domain/plan/untouched-offering.ts'
import { constant, type Explanation, minus, over, plus } from './explanation.ts'
import { rowTerms } from './row-terms.ts'
import { loansIn, type Sources } from './sources.ts'

/** Only what is really paid: neither depreciation nor what was paid before opening. */
export function explainNetCash(column: Column, { figure }: Sources): Explanation {
  const line = (name: 'totalRevenue' | (typeof paidLines)[number]) => figure({ name, column })
  return { terms: [plus(line('totalRevenue')), ...paidLines.map((name) => minus(line(name)))] }
}
const paidLines = [
  ...(['cogs', 'operatingExpenses', 'nonOperatingExpenses'] as const),
  ...(['interest', 'principal', 'tax'] as const),
] as const

export function explainOpeningCash(column: Column, { figure }: Sources): Explanation {
  const before = column === 'y1' ? undefined : periods[periods.indexOf(column) - 1]
  return {
    terms: [plus(figure(before ? { name: 'closingCash', column: before } : { name: 'start.openingCash' }))],
  }
}

export function explainClosingCash(column: Column, { figure }: Sources): Explanation {
  return { terms: [plus(figure({ name: 'openingCash', column })), plus(figure({ name: 'netCash', column }))] }
}

/** The profit on which tax stands so far: from the start of year 1, or of the year by itself. */
export function explainTaxable(column: Column, { figure }: Sources): Explanation {
  const columns =
    yearOf(column) === 'y1' && column !== 'y1'
      ? monthsOfYear1.slice(0, monthsOfYear1.indexOf(column as 'm1') + 1)
      : [column]
  return { terms: columns.map((one) => plus(figure({ name: 'profitBeforeTax', column: one }))), atLeast: 0 }
}

export function explainMarketShare(column: Column, { figure }: Sources): Explanation {
  const rest = [constant('percent', 100), over(figure({ name: 'totalRevenue', column }))]
  return {
    terms: [
      plus(figure({ name: 'sales', column }), ...rest),
      plus(figure({ name: 'additionalMarket', column }), ...rest),
    ],
  }
}

export function explainStart(name: keyof Start, { plan, figure }: Sources): Explanation {
  const start = (part: keyof Start) => figure({ name: `start.${part}` })
  const explanations: Readonly<Record<keyof Start, () => Explanation['terms']>> = {
    fixedAssets: () => rowTerms(plan, 'fixedAssets', () => true),
    preOperating: () => rowTerms(plan, 'preOperatingCapital', () => true),
    reserve: () => rowTerms(plan, 'preOperatingCapital', isReserve),
    funding: () => rowTerms(plan, 'fundingSources', () => true),
    need: () => [plus(start('fixedAssets')), plus(start('preOperating'))],
    gap: () => [plus(start('need')), minus(start('funding'))],
    openingCash: () => [
      plus(start('funding')),
      minus(start('fixedAssets')),
      minus(start('preOperating')),
      plus(start('reserve')),
    ],
  }
  return { terms: explanations[name]() }
}

export function explainBalance(name: keyof Balance, year: Year, { plan, figure }: Sources): Explanation {
  const part = (of: keyof Balance) => plus(figure({ name: `balance.${of}`, year }))
  const until = years.slice(0, years.indexOf(year) + 1)
  const explanations: Readonly<Record<keyof Balance, () => Explanation['terms']>> = {
    cash: () => [plus(figure({ name: 'closingCash', column: year === 'y1' ? 'm12' : year }))],
    stockAndDeposits: () => rowTerms(plan, 'preOperatingCapital', isStaying),
    netFixedAssets: () => [
      plus(figure({ name: 'start.fixedAssets' })),
      ...until.map((column) => minus(figure({ name: 'depreciation', column }))),
    ],
    loans: () =>
      loansIn(plan).map((loan) => plus(figure({ name: 'loanBalance', loan, payments: until.length * 12 }))),
    paidIn: () => rowTerms(plan, 'fundingSources', (row) => !isLoan(row)),
    retained: () => until.map((column) => plus(figure({ name: 'netProfit', column }))),
    totalAssets: () => [part('cash'), part('stockAndDeposits'), part('netFixedAssets')],
    totalFunding: () => [part('loans'), part('paidIn'), part('retained')],
  }
  return { terms: explanations[name]() }
}
