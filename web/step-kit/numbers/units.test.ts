import { expect, test } from 'vitest'
import type { InputRecord, PlanData } from '#domain/plan/plan-data.ts'
import { currencyUnit, percentUnit, planCurrency, withUnit } from './units.ts'

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

test.each([
  ['USD', 'en', '$25'],
  ['USD', 'es', '25\u00a0US$'],
  ['KES', 'en', 'KES\u00a025'],
  ['EUR', 'es', '25\u00a0€'],
] as const)('25 %s in %s is %j', (currency, locale, text) => {
  expect(withUnit('25', currencyUnit(currency, locale))).toBe(text)
})

test('a percentage and a bare number', () => {
  expect(withUnit('25', percentUnit)).toBe('25%')
  expect(withUnit('25', undefined)).toBe('25')
})
