import { expect, test } from 'vitest'
import { periods } from '#domain/plan/untouched-offering.ts'
import { workshop } from '#testing/finance/workshop.ts'
import { leafNames } from './lines.ts'
import { scenarioResults } from './results.ts'
import { shownResults } from './shown.ts'

test('what is shown of the workshop adds up by hand', () => {
  const { IS, cash, balance } = shownResults(workshop, 'expected', scenarioResults(workshop, 'expected'))
  expect(IS.y1).toMatchObject({ interest: 378.79, profitBeforeTax: 3881.21, tax: 970.3, netProfit: 2910.91 })
  expect(IS.m6).toMatchObject({ profitBeforeTax: 362.56, tax: 43.14, netProfit: 319.42 })
  expect([cash.m12.closing, cash.y2.closing, cash.y3.closing]).toEqual([4030.17, 9896.71, 20811.01])
  expect(balance.y3).toEqual({
    cash: 20811.01,
    stockAndDeposits: 400,
    netFixedAssets: 3240,
    totalAssets: 24451.01,
    loans: 0,
    paidIn: 4440,
    retained: 20011.01,
    totalFunding: 24451.01,
  })
})

test('a month is never shown more than a cent from what was worked out', () => {
  const results = scenarioResults(workshop, 'pessimistic')
  const exact = results.IS
  const { IS } = shownResults(workshop, 'pessimistic', results)
  const far = periods.flatMap((period) =>
    leafNames.filter((name) => Math.abs(IS[period][name] - exact[period][name]) > 0.01),
  )
  expect(far).toEqual([])
})
