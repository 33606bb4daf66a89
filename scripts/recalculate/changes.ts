import type { FinancePlan } from '#domain/finance/finance-plan.ts'
import { isLoan } from '#domain/finance/loans.ts'

export type Change = readonly [input: string, value: number]

const more = (value: number) => Math.round(value * 117 + 300) / 100

/** Ten inputs of all kinds, each with another value. */
export function tenChanges({ settings, offerings, financials }: FinancePlan): readonly Change[] {
  const [first] = offerings
  const loan = financials.fundingSources.findIndex(isLoan)
  const lent = financials.fundingSources[loan]
  const amounts = (list: 'expenses' | 'fixedAssets' | 'preOperatingCapital'): Change => [
    `financials.${list}.0.cost`,
    more(financials[list][0]?.cost ?? 0),
  ]
  return [
    ['settings.taxRate', settings.taxRate + 3.5],
    ['settings.expenseGrowth.0', settings.expenseGrowth[0] + 2],
    ['offerings.0.price', more(first?.price ?? 0)],
    ['offerings.0.components.0.cost', more(first?.components[0]?.cost ?? 0)],
    ['offerings.0.forecasts.m3', (first?.forecasts.m3 ?? 0) + 7],
    ['offerings.0.forecasts.y2', (first?.forecasts.y2 ?? 0) + 111],
    amounts('expenses'),
    amounts('fixedAssets'),
    amounts('preOperatingCapital'),
    lent
      ? [`financials.fundingSources.${loan}.interestRate`, lent.interestRate + 1.25]
      : ['settings.grantContinuity.0', settings.grantContinuity[0] / 2],
  ]
}
