import { assetLives } from '#domain/finance/depreciation.ts'
import type { Financials } from '#domain/finance/finance-plan.ts'
import { marketingOf } from '#domain/finance/funnel.ts'
import { isReserve } from '#domain/finance/start.ts'
import {
  constant,
  type Explanation,
  input,
  type KindName,
  type MonthlyName,
  months,
  over,
  plus,
  type RowFigure,
} from './explanation.ts'
import { rowTerms } from './row-terms.ts'
import type { Sources } from './sources.ts'

type Expense = Financials['expenses'][number]

/** One row of a list: what an asset wears off in a month, what an expense makes in a year. */
export function explainRow({ name, row }: RowFigure, { plan }: Sources): Explanation {
  const { fixedAssets, expenses } = plan.financials
  if (name === 'assetWear')
    return {
      terms: rowTerms(
        plan,
        'fixedAssets',
        (one) => one === fixedAssets[row],
        ({ classification }) => [over(constant('monthsOfLife', assetLives[classification] * 12))],
      ),
    }
  return {
    terms: rowTerms(
      plan,
      'expenses',
      (one) => one === expenses[row],
      () => [months(12)],
    ),
  }
}

export function explainKind(name: KindName, kind: string, { plan, figure }: Sources): Explanation {
  const part = (own: KindName, whole: 'start.fixedAssets' | 'monthlyExpenses'): Explanation => ({
    terms: [plus(figure({ name: own, kind }), constant('percent', 100), over(figure({ name: whole })))],
  })
  const explanations: Readonly<Record<KindName, () => Explanation>> = {
    assetsOf: () => ({ terms: rowTerms(plan, 'fixedAssets', (row) => row.classification === kind) }),
    assetsPart: () => part('assetsOf', 'start.fixedAssets'),
    expensesOf: () => ({ terms: rowTerms(plan, 'expenses', ({ category }) => category === kind) }),
    expensesPart: () => part('expensesOf', 'monthlyExpenses'),
    fundingOf: () => ({ terms: rowTerms(plan, 'fundingSources', ({ status }) => status === kind) }),
  }
  return explanations[name]()
}

const isOwnMarketing = ({ type, category }: Pick<Expense, 'type' | 'category'>) =>
  type === 'operating' && category === 'marketing'

export function explainMonthly(name: MonthlyName, { plan, figure }: Sources): Explanation {
  const explanations: Readonly<Record<MonthlyName, () => Explanation['terms']>> = {
    paidBefore: () => rowTerms(plan, 'preOperatingCapital', (row) => !isReserve(row)),
    monthlyExpenses: () => rowTerms(plan, 'expenses', () => true),
    reserveMonths: () => [plus(figure({ name: 'start.reserve' }), over(figure({ name: 'monthlyExpenses' })))],
    marketingPlanned: () =>
      marketingOf(plan.activities).map((activity) => {
        const place = plan.activities.indexOf(activity)
        return plus(input(activity.budget, ['activities', place, 'budget'], activity.name), over(months(12)))
      }),
    marketingEntered: () => rowTerms(plan, 'expenses', isOwnMarketing),
  }
  return { terms: explanations[name]() }
}
