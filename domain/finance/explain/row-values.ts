import { assetLives } from '#domain/finance/depreciation.ts'
import { marketingPerMonth } from '#domain/finance/funnel.ts'
import { quotient, sumOf } from '#domain/finance/numbers.ts'
import type { KindFigure, MonthlyName, RowFigure } from './explanation.ts'
import type { Sources } from './sources.ts'

type Known = Pick<Sources, 'plan' | 'results'>

export function rowValue({ name, row }: RowFigure, { plan }: Known): number | null {
  const { fixedAssets, expenses } = plan.financials
  if (name === 'expenseYear') return (expenses[row]?.cost ?? 0) * 12
  const asset = fixedAssets[row]
  return asset ? asset.cost / (assetLives[asset.classification] * 12) : null
}

export function kindValue({ name, kind }: KindFigure, known: Known): number | null {
  const { fixedAssets, expenses, fundingSources } = known.plan.financials
  if (name === 'fundingOf')
    return sumOf(fundingSources, ({ status, amount }) => (status === kind ? amount : 0))
  const assets = sumOf(fixedAssets, (row) => (row.classification === kind ? row.cost : 0))
  if (name === 'assetsOf') return assets
  if (name === 'assetsPart') return quotient(assets * 100, known.results.start.fixedAssets)
  const spent = sumOf(expenses, ({ category, cost }) => (category === kind ? cost : 0))
  return name === 'expensesOf' ? spent : quotient(spent * 100, monthlyExpenses(known))
}

export function monthlyValue(name: MonthlyName, known: Known): number | null {
  const { plan, results } = known
  const { preOperating, reserve } = results.start
  if (name === 'paidBefore') return preOperating - reserve
  if (name === 'monthlyExpenses') return monthlyExpenses(known)
  if (name === 'reserveMonths') return quotient(reserve, monthlyExpenses(known))
  return marketingPerMonth(plan)[name === 'marketingPlanned' ? 'planned' : 'entered']
}

const monthlyExpenses = ({ plan }: Known) => sumOf(plan.financials.expenses, ({ cost }) => cost)

const monthlyNames: readonly string[] = [
  ...(['paidBefore', 'monthlyExpenses', 'reserveMonths'] satisfies MonthlyName[]),
  ...(['marketingPlanned', 'marketingEntered'] satisfies MonthlyName[]),
]
export const isMonthly = (name: string): name is MonthlyName => monthlyNames.includes(name)
