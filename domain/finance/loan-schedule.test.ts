import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loanSchedule } from './loan-schedule.ts'

test('the loan of the filter workshop: 4,000 at 12 % for two years', () => {
  expect(loanSchedule({ amount: 4000, interestRate: 12, years: 2 })).toMatchObject({
    count: 24,
    payment: expect.closeTo(188.29, 2),
    totalInterest: 519.05,
    years: [
      { year: 1, interest: 378.79, principal: 1880.74, balance: 2119.26 },
      { year: 2, interest: 140.26, principal: 2119.26, balance: 0 },
    ],
  })
})

test('a loan without interest is paid back in equal parts', () => {
  const { payment, totalInterest, years } = loanSchedule({ amount: 1200, interestRate: 0, years: 1 })
  expect([payment, totalInterest, years.length]).toEqual([100, 0, 1])
})

test('a loan of a year and a half has a short second year', () => {
  const { count, years } = loanSchedule({ amount: 1800, interestRate: 0, years: 1.5 })
  expect([count, years.map(({ principal }) => principal)]).toEqual([18, [1200, 600]])
})

test('every year ends with what is owed then, the last with nothing, and the sums are those of the years', () => {
  const terms = fc.record({
    amount: fc.double({ min: 0, max: 1e12, noNaN: true }),
    interestRate: fc.double({ min: 0, max: 100, noNaN: true }),
    years: fc.double({ min: 0, max: 50, noNaN: true }),
  })
  fc.assert(
    fc.property(terms, (given) => {
      const { years, totalInterest, totalPaid } = loanSchedule(given)
      const sum = (name: 'interest' | 'paid') => years.reduce((all, year) => all + year[name], 0)
      const slack = 1e-9 * Math.max(1, totalPaid)
      expect(years.at(-1)?.balance).toBe(0)
      expect(Math.abs(sum('interest') - totalInterest)).toBeLessThanOrEqual(slack)
      expect(Math.abs(sum('paid') - totalPaid)).toBeLessThanOrEqual(slack)
      expect(years.every((year) => Object.values(year).every(Number.isFinite))).toBe(true)
    }),
    { numRuns: 200 },
  )
})
