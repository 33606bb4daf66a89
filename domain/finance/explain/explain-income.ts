import { assetLives } from '#domain/finance/depreciation.ts'
import { isMarket } from '#domain/finance/income.ts'
import { type LineName, sums } from '#domain/finance/lines.ts'
import { type Column, monthsIn, months as monthsOfYear1, yearOf } from '#domain/finance/periods.ts'
import { isExpensed } from '#domain/finance/start.ts'
import {
  constant,
  type Explanation,
  input,
  minus,
  months,
  over,
  percent,
  plus,
  type Term,
} from './explanation.ts'
import { rowTerms } from './row-terms.ts'
import { loansIn, type Sources } from './sources.ts'

/** A line of the income statement. Year 1 is its months, save for sums, which add what stands above them. */
export function explainLine(name: LineName, column: Column, sources: Sources): Explanation {
  const { figure } = sources
  const sum = sums.find((one) => one.name === name)
  if (sum)
    return {
      terms: [
        ...sum.plus.map((line) => plus(figure({ name: line, column }))),
        ...sum.minus.map((line) => minus(figure({ name: line, column }))),
      ],
    }
  if (column === 'y1') return { terms: monthsOfYear1.map((month) => plus(figure({ name, column: month }))) }
  return { terms: leafTerms[name as keyof typeof leafTerms](column, sources) }
}

type Terms = (column: Column, sources: Sources) => readonly Term[]

const leafTerms: Readonly<Record<Exclude<LineName, (typeof sums)[number]['name']>, Terms>> = {
  sales: (column, { plan, figure }) =>
    plan.offerings.map(({ _id }) => plus(figure({ name: 'salesOf', column, offering: _id }))),
  cogs: (column, { plan, figure }) =>
    plan.offerings.map(({ _id }) => plus(figure({ name: 'cogsOf', column, offering: _id }))),
  additionalMarket: (column, { plan }) =>
    rowTerms(plan, 'additionalRevenue', isMarket, () => [months(monthsIn(column))]),
  additionalNonMarket: (column, { plan, figure }) =>
    rowTerms(
      plan,
      'additionalRevenue',
      (row) => !isMarket(row),
      () => [months(monthsIn(column)), figure({ name: 'continuity', column })],
    ),
  operatingExpenses: (column, sources) => expenseTerms(column, sources, true),
  nonOperatingExpenses: (column, sources) => expenseTerms(column, sources, false),
  preOperating: (column, { plan }) =>
    column === 'm1' ? rowTerms(plan, 'preOperatingCapital', isExpensed) : [],
  depreciation: (column, { plan }) =>
    rowTerms(
      plan,
      'fixedAssets',
      () => true,
      ({ classification }) => [
        months(monthsIn(column)),
        over(constant('monthsOfLife', assetLives[classification] * 12)),
      ],
    ),
  interest: (column, { plan, figure }) =>
    loansIn(plan).map((loan) => plus(figure({ name: 'loanInterest', column, loan }))),
  principal: (column, { plan, figure }) =>
    loansIn(plan).map((loan) => plus(figure({ name: 'loanPrincipal', column, loan }))),
  tax: (column, { plan, figure }) => {
    const rate = percent(input(plan.settings.taxRate, ['settings', 'taxRate']))
    const before = yearOf(column) === 'y1' && monthsOfYear1[monthsOfYear1.indexOf(column as 'm1') - 1]
    return [
      plus(rate, figure({ name: 'taxable', column })),
      ...(before ? [minus(rate, figure({ name: 'taxable', column: before }))] : []),
    ]
  },
}

function expenseTerms(column: Column, { plan, figure }: Sources, isOperating: boolean): readonly Term[] {
  return rowTerms(
    plan,
    'expenses',
    ({ type }) => (type === 'operating') === isOperating,
    () => [months(monthsIn(column)), figure({ name: 'growth', column })],
  )
}
