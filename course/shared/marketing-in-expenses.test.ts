import { expect, test } from 'vitest'
import { finishedPlan } from '#testing/plan-of.ts'
import { expensesOf, marketingIn, rowName, withMarketing } from './marketing-in-expenses.ts'

const rent = { category: 'rent', type: 'operating', description: 'Workshop', cost: 120 } as const
const flyers = { category: 'marketing', type: 'operating', description: 'Flyers', cost: 5 } as const
const row = (description: string, cost: number) =>
  ({ category: 'marketing', type: 'operating', description, cost }) as const

test('the plan gets a row of its own in the expenses, per month in whole cents', () => {
  expect(withMarketing([rent, flyers], 1000 / 12, rowName.en)).toEqual([
    rent,
    flyers,
    row('Marketing and sales plan', 83.33),
  ])
})

test.each([
  ['again', rowName.en],
  ['in the other language', rowName.es],
])('adding it %s only changes the cost of its row', (_, name) => {
  const once = withMarketing([rent], 80, rowName.en)
  expect(withMarketing([...once, flyers], 90, name)).toEqual([rent, row(rowName.en, 90), flyers])
})

test('of two rows that two devices have made, one is left', () => {
  const twice = [row(rowName.es, 70), rent, row(` ${rowName.en} `, 80)]
  expect(withMarketing(twice, 90, rowName.en)).toEqual([row(rowName.es, 90), rent])
})

test('a row of the same name that is no operating marketing stays as it is', () => {
  const other = { ...row(rowName.en, 10), type: 'non-operating' } as const
  expect(withMarketing([other], 80, rowName.en)).toEqual([other, row(rowName.en, 80)])
})

test('the workshop has its marketing in the expenses; with less, something is missing', () => {
  const plan = finishedPlan('en', 'five')
  expect(marketingIn(plan)).toEqual({ planned: 80, entered: 80, isMissing: false })
  const [business] = plan.business ?? []
  if (!business) throw new Error('The workshop has a business')
  const financials = { ...business.financials, expenses: [rent] }
  const without = { ...plan, business: [{ ...business, financials }] }
  expect(marketingIn(without)).toEqual({ planned: 80, entered: 0, isMissing: true })
  const added = withMarketing(expensesOf(without), 80, rowName.en)
  const repaired = { ...plan, business: [{ ...business, financials: { ...financials, expenses: added } }] }
  expect(marketingIn(repaired).isMissing).toBe(false)
})
