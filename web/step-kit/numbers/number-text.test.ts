import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moneyText } from '#domain/money-text.ts'
import { amount, count, people, percentage, readNumber, understood } from './number-text.ts'

test.each<[string, number | undefined]>([
  ['0', 0],
  ['25', 25],
  ['25.5', 25.5],
  ['25,5', 25.5],
  [' 25,50 ', 25.5],
  ['.5', 0.5],
  ['25,', 25],
  ['1.500', 1500],
  ['1,500', 1500],
  ['12 000', 12_000],
  ['12\u00a0000', 12_000],
  ['12\u202f000', 12_000],
  ["1'200'000", 1_200_000],
  ['1.200.000', 1_200_000],
  ['1,234.56', 1234.56],
  ['1.234,56', 1234.56],
  ['1500.25', 1500.25],
  ['0.125', 0.125],
  ['0,125', 0.125],
  ['1.2500', 1.25],
  ['1000000000000', 1e12],
  ['1000000000001', undefined],
  ['', undefined],
  [',', undefined],
  ['-5', undefined],
  ['1e5', undefined],
  ['1,23,456', undefined],
  ['1,234,56', undefined],
  ['1.2.3', undefined],
  ['a lot', undefined],
  ['$25', undefined],
])('%j as a count is %j', (text, expected) => {
  expect(count.parse(text)).toBe(expected)
})

test.each<[string, number | undefined]>([
  ['$25', 25],
  ['US$ 1.500,50', 1500.5],
  ['500 KES', 500],
  ['12,50 €', 12.5],
  ['25 dollars', undefined],
  ['25%', undefined],
  ['-$25', undefined],
])('%j as an amount is %j', (text, expected) => {
  expect(amount.parse(text)).toBe(expected)
})

test.each<[string, number | undefined]>([
  ['0', 0],
  ['100', 100],
  ['12,5', 12.5],
  ['12.345', 12.345],
  ['12,345 %', 12.345],
  ['100.1', undefined],
  ['-1', undefined],
  ['half', undefined],
])('%j as a percentage is %j', (text, expected) => {
  expect(percentage.parse(text)).toBe(expected)
})

test.each([
  [amount, 'en', 1500, '1,500'],
  [amount, 'es', 1500, '1\u202f500'],
  [amount, 'es', 12_000, '12\u202f000'],
  [amount, 'en', 25.5, '25.50'],
  [amount, 'es', 25.5, '25,50'],
  [amount, 'en', 1.125, '1.13'],
  [amount, 'en', 0.0042, '0.0042'],
  [amount, 'es', 0.125, '0,125'],
  [count, 'en', 0.5, '0.5'],
  [count, 'en', 1.125, '1.1250'],
  [percentage, 'en', 12.345, '12.345'],
  [percentage, 'es', 12.5, '12,5'],
] as const)('%o in %s shows %d as %j', (kind, locale, value, text) => {
  expect(kind.show(value, locale)).toBe(text)
})

const millionths = fc.integer({ min: 0, max: 1e9 }).map((n) => n / 1e6)

test.each([
  ['counts', count, millionths],
  ['counts of many', count, fc.integer({ min: 0, max: 1e12 })],
  ['amounts', amount, fc.integer({ min: 0, max: 1e12 }).map((n) => n / 100)],
  ['percentages', percentage, fc.integer({ min: 0, max: 1e8 }).map((n) => n / 1e6)],
] as const)('%s are read as they are shown, in both languages', (_what, kind, values) => {
  fc.assert(
    fc.property(values, fc.constantFrom('en', 'es'), (value, locale) => {
      expect(kind.parse(kind.show(value, locale))).toBe(value)
    }),
  )
})

test.each([
  ['', false, { value: null }],
  ['  ', true, { problem: 'required' }],
  ['7', true, { value: 7 }],
  ['seven', false, { problem: 'notNumber' }],
] as const)('%j, required %s, gives %j', (text, isRequired, expected) => {
  expect(readNumber(text, count, isRequired)).toEqual(expected)
})

test.each([
  ['12.000', 'es', '12\u202f000'],
  ['12,000', 'es', '12\u202f000'],
  ['12.5', 'es', '12,5'],
  ['12.000', 'en', '12,000'],
  ['12 000', 'en', '12,000'],
  ['12000', 'es', undefined],
  ['12,5', 'es', undefined],
  ['12,', 'es', undefined],
  ['7', 'es', undefined],
  ['a lot', 'es', undefined],
] as const)('%j typed in %s is said to be read as %j', (text, locale, expected) => {
  expect(understood(text, count, locale)).toBe(expected)
})

test.each<[string, number | undefined]>([
  ['1.500', 1500],
  ['25', 25],
  ['25,5', undefined],
  ['0.5', undefined],
  ['', undefined],
])('of people %o is %o', (typed, expected) => {
  expect(people.parse(typed)).toBe(expected)
})

const cents = fc.integer({ min: 0, max: 1e14 })
/** The same amount as people of many countries write it. */
const habits: readonly ((units: string, cents: string) => string)[] = [
  (units, rest) => `${units},${rest}`,
  (units, rest) => `${units}.${rest}`,
  (units, rest) => `${grouped(units, '.')},${rest}`,
  (units, rest) => `${grouped(units, ',')}.${rest}`,
  (units, rest) => `${grouped(units, ' ')},${rest}`,
  (units, rest) => `${grouped(units, "'")}.${rest}`,
  (units, rest) => `$${grouped(units, ',')}.${rest}`,
]
const grouped = (digits: string, sign: string) => digits.replace(/\B(?=(\d{3})+$)/g, sign)

test('an amount is read alike in every habit, and what was understood is said in the own one', () => {
  fc.assert(
    fc.property(cents, fc.constantFrom(...habits), fc.constantFrom('en', 'es'), (count, habit, locale) => {
      const text = habit(String(Math.floor(count / 100)), String(count % 100).padStart(2, '0'))
      expect(amount.parse(text)).toBe(count / 100)
      const shown = amount.show(count / 100, locale)
      expect(understood(text, amount, locale)).toBe(shown === text ? undefined : shown)
    }),
  )
})

test('an amount of a statement can be typed as it stands there', () => {
  fc.assert(
    fc.property(cents, fc.constantFrom('en', 'es'), (count, locale) => {
      expect(amount.parse(moneyText(count / 100, locale))).toBe(count / 100)
    }),
  )
})
