import type { Choice } from '#domain/fields.ts'
import type { FinancePlan } from '#domain/finance/finance-plan.ts'
import { isLoan } from '#domain/finance/loans.ts'
import {
  assetClasses,
  expenseTypes,
  fundingStatuses,
  fundingTypes,
  operationClasses,
  revenueCategories,
} from '#domain/options/finance.ts'

/** An input with another value; where it is chosen from a list, with the list. */
export type Change = {
  readonly input: string
  readonly value: number | string
  readonly choices?: readonly Choice[]
}

const more = (value: number) => Math.round(value * 117 + 300) / 100
/** Within the years that every loan schedule shows. */
const others = [2.5, 4]

/** Inputs of all kinds, each with another value. */
export function changesOf(plan: FinancePlan): readonly Change[] {
  return [...numbers(plan), ...loanTerms(plan), ...listChoices(plan)]
}

function numbers({ settings, offerings, financials }: FinancePlan): readonly Change[] {
  const [first] = offerings
  const cost = (list: 'expenses' | 'fixedAssets' | 'preOperatingCapital'): Change => ({
    input: `financials.${list}.0.cost`,
    value: more(financials[list][0]?.cost ?? 0),
  })
  return [
    { input: 'settings.taxRate', value: settings.taxRate + 3.5 },
    { input: 'settings.expenseGrowth.0', value: settings.expenseGrowth[0] + 2 },
    { input: 'settings.grantContinuity.0', value: settings.grantContinuity[0] / 2 },
    { input: 'offerings.0.price', value: more(first?.price ?? 0) },
    { input: 'offerings.0.components.0.cost', value: more(first?.components[0]?.cost ?? 0) },
    { input: 'offerings.0.forecasts.m3', value: (first?.forecasts.m3 ?? 0) + 7 },
    { input: 'offerings.0.forecasts.y2', value: (first?.forecasts.y2 ?? 0) + 111 },
    cost('expenses'),
    cost('fixedAssets'),
    cost('preOperatingCapital'),
  ]
}

/** Of the first loan; the first money that is none becomes one. */
function loanTerms({ financials: { fundingSources } }: FinancePlan): readonly Change[] {
  const at = (index: number, name: string) => `financials.fundingSources.${index}.${name}`
  const lent = fundingSources.findIndex(isLoan)
  const given = fundingSources.findIndex((one) => !isLoan(one))
  const loan = fundingSources[lent]
  return [
    ...(loan
      ? [
          { input: at(lent, 'interestRate'), value: loan.interestRate + 1.25 },
          { input: at(lent, 'years'), value: others.find((years) => years !== loan.years) ?? 1 },
        ]
      : []),
    ...(given < 0
      ? []
      : [
          { input: at(given, 'type'), value: 'microcredit', choices: fundingTypes },
          { input: at(given, 'interestRate'), value: 14 },
          { input: at(given, 'years'), value: 1.5 },
        ]),
  ]
}

/** What the first of each list becomes: the first of these that it is not. */
const turns = [
  { list: 'fixedAssets', name: 'classification', to: ['tech equipment', 'machinery'], choices: assetClasses },
  {
    list: 'preOperatingCapital',
    name: 'operationClass',
    to: ['working-capital', 'initial-stock'],
    choices: operationClasses,
  },
  { list: 'expenses', name: 'type', to: ['non-operating', 'operating'], choices: expenseTypes },
  { list: 'additionalRevenue', name: 'category', to: ['grant', 'membership'], choices: revenueCategories },
  { list: 'fundingSources', name: 'status', to: ['not yet', 'have it'], choices: fundingStatuses },
] as const

const listChoices = ({ financials }: FinancePlan): readonly Change[] =>
  turns.flatMap(({ list, name, to, choices }) => {
    const first: Readonly<Record<string, unknown>> | undefined = financials[list][0]
    const value = to.find((one) => one !== first?.[name])
    return first && value ? { input: `financials.${list}.0.${name}`, value, choices } : []
  })
