import { expect, test } from 'vitest'
import { balanceAfter, isLoan, loanFlows, loanOf, paymentOf } from './loans.ts'

const terms = { amount: 4000, interestRate: 12, years: 2 }

test('a loan without interest is paid back in equal parts', () => {
  expect(loanOf({ amount: 1200, interestRate: 0, years: 1 }).payment).toBe(100)
})

test('every payment is interest and principal together', () => {
  const { payment, count } = loanOf(terms)
  for (let month = 1; month <= count; month += 1) {
    const { interest, principal } = paymentOf(terms, month)
    expect(interest + principal).toBeCloseTo(payment, 9)
  }
})

test('a dear loan of forty years is paid down by its payments, not by the last one alone', () => {
  const dear = { amount: 10_000, interestRate: 100, years: 40 }
  expect(balanceAfter(dear, 470)).toBeLessThan(6000)
  expect(paymentOf(dear, 480).principal).toBeLessThan(loanOf(dear).payment)
  expect(balanceAfter(dear, 480)).toBe(0)
})

test('almost no interest costs almost nothing', () => {
  expect(loanOf({ amount: 1200, interestRate: 1e-15, years: 1 }).payment).toBeCloseTo(100, 9)
})

test('a loan of a few days is paid back in the first month', () => {
  const days = { amount: 100, interestRate: 12, years: 0.01 }
  expect(loanOf(days).count).toBe(1)
  expect(paymentOf(days, 1)).toEqual({ interest: 1, principal: 100, balance: 0 })
})

test.each([
  ['loan', 2, true],
  ['microcredit', 0.5, true],
  ['loan', 0, false],
  ['grant', 2, false],
] as const)('a %s of %d years is paid back: %s', (type, years, expected) => {
  expect(isLoan({ type, years })).toBe(expected)
})

test('years two and three hold twelve payments each', () => {
  const flows = loanFlows([
    { ...terms, years: 3, interestRate: 0, amount: 3600, type: 'loan', status: 'not yet' },
  ])
  expect([flows.m1.principal, flows.m12.principal, flows.y2.principal, flows.y3.principal]).toEqual([
    expect.closeTo(100),
    expect.closeTo(100),
    expect.closeTo(1200),
    expect.closeTo(1200),
  ])
})
