import { expect, test } from 'vitest'
import { currencyUnit, moneyText, withUnit } from './money-text.ts'

test.each([
  ['USD', 'en', '$25'],
  ['USD', 'es', '25\u00a0US$'],
  ['KES', 'en', 'KES\u00a025'],
  ['EUR', 'es', '25\u00a0€'],
] as const)('25 %s in %s is %j', (currency, locale, text) => {
  expect(withUnit('25', currencyUnit(currency, locale))).toBe(text)
})

test.each([
  [1234.5, 'en', 'USD', '$1,234.50'],
  [1234.5, 'es', 'MXN', '1\u202f234,50\u00a0MXN'],
  [-655, 'en', 'USD', '\u2212$655.00'],
  [-655, 'es', undefined, '\u2212655,00'],
  [1.005, 'en', undefined, '1.01'],
  [-0.004, 'es', undefined, '0,00'],
  [1e12, 'en', undefined, '1,000,000,000,000.00'],
] as const)('%d in %s and %s is %j', (amount, locale, currency, text) => {
  expect(moneyText(amount, locale, currency)).toBe(text)
})

test('half is rounded away from zero where there is no room for cents', () => {
  expect([2.5, -2.5, 7953.66].map((amount) => moneyText(amount, 'en', undefined, 0))).toEqual([
    '3',
    '\u22123',
    '7,954',
  ])
})
