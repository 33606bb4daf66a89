import type { Financials } from './finance-plan.ts'
import { type Grain, whole } from './whole-cents.ts'

/** Rows are shown in whole cents, so they count as whole cents. Rows that are whole already stay what they are. */
export function wholeRows(financials: Financials, grain: Grain): Financials {
  const rounded = (amount: number) => whole(amount, grain) / grain
  const { additionalRevenue, expenses, fixedAssets, preOperatingCapital, fundingSources } = financials
  const areWhole = [
    ...additionalRevenue.map(({ value }) => value),
    ...[...expenses, ...fixedAssets, ...preOperatingCapital].map(({ cost }) => cost),
    ...fundingSources.map(({ amount }) => amount),
  ].every((amount) => rounded(amount) === amount)
  if (areWhole) return financials
  const withCost = <T extends { readonly cost: number }>(rows: readonly T[]) =>
    rows.map((row) => ({ ...row, cost: rounded(row.cost) }))
  return {
    additionalRevenue: additionalRevenue.map((row) => ({ ...row, value: rounded(row.value) })),
    expenses: withCost(expenses),
    fixedAssets: withCost(fixedAssets),
    preOperatingCapital: withCost(preOperatingCapital),
    fundingSources: fundingSources.map((row) => ({ ...row, amount: rounded(row.amount) })),
  }
}
