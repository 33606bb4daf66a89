import { expect, test } from 'vitest'
import { planCurrency } from '#course/contract/plan-currency.ts'
import { withUnit } from '#domain/money-text.ts'
import type { InputRecord, PlanData } from '#domain/plan/plan-data.ts'
import { percentUnit } from './units.ts'

const chosen = (value: string | null): PlanData => ({
  input: [{ moduleKey: 'seven', stepKey: 'start-up-capital', key: 'currency', value } as InputRecord],
})

test.each<[PlanData, string]>([
  [{}, 'USD'],
  [chosen(null), 'USD'],
  [chosen('KES'), 'KES'],
  [chosen('shillings'), 'USD'],
])('the currency of %j is %s', (plan, currency) => {
  expect(planCurrency(plan)).toBe(currency)
})

test('a percentage and a bare number', () => {
  expect(withUnit('25', percentUnit)).toBe('25%')
  expect(withUnit('25', undefined)).toBe('25')
})
