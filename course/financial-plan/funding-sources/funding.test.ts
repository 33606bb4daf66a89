import { expect, test } from 'vitest'
import { sampleOf } from '#course/samples/samples.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { changed, lanesOf, scheduleOf, standOf } from './funding.ts'
import { report } from './report.ts'
import { thermometerPicture } from './thermometer-picture.ts'

const { data } = await sampleOf('clay-filter', 'seven', 'en')
const planWith = (fundingSources: readonly object[]) =>
  ({ business: [{ _id: 'b', financials: { fundingSources } }] }) as unknown as PlanData

test('sources stand in three lanes, surest first, and only a part of them is there', () => {
  expect(lanesOf(data).map(({ status, amount }) => [status.value, amount])).toEqual([
    ['have it', 2000],
    ['in progress', 2440],
    ['not yet', 4000],
  ])
  expect(standOf(data)).toEqual({ need: 8440, funding: 8440, gap: 0, sure: 2000 })
})

test('only a loan with amount and years has a schedule', () => {
  const loan = { type: 'loan', amount: 1200, interestRate: 0, years: 1, status: 'not yet' } as const
  expect(scheduleOf(loan)?.payment).toBe(100)
  expect(scheduleOf({ ...loan, years: 0 })).toBeNull()
  expect(scheduleOf({ ...loan, amount: null })).toBeNull()
  expect(scheduleOf({ ...loan, type: 'grant' })).toBeNull()
  expect(changed(loan, { type: 'grant' })).toMatchObject({ interestRate: 0, years: 0, amount: 1200 })
})

test.each([
  ['nothing', []],
  ['a loan of 1e12 for 40 years at 100 %', [{ type: 'loan', amount: 1e12, interestRate: 100, years: 40 }]],
  ['an empty row', [{}]],
])('%s is drawn and told without a number that is none', (_, sources) => {
  const plan = planWith(sources)
  const told = [thermometerPicture(plan, 'en'), report(plan, 'es')]
  expect(JSON.stringify(told)).not.toMatch(/NaN|Infinity/)
})
