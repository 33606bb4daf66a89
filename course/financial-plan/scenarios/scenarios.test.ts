import { expect, test } from 'vitest'
import { untouchedOffering } from '#domain/plan/untouched-offering.ts'
import { finishedPlan } from '#testing/plan-of.ts'
import { record } from '#testing/plan-records.ts'
import { cashPicture } from './cash-picture.ts'
import { comparedLines } from './compared.ts'
import { report } from './report.ts'
import { cases, firstBelowZero, gaps } from './scenarios.ts'

const plan = finishedPlan('en', 'seven')
const texts = { expectedScenario: 'a', optimisticScenario: 'b', pessimisticScenario: 'c' }
const offering = { ...record, ...untouchedOffering, _id: 'o', name: 'Filter', ...texts }

test('an offering needs both percentages above zero and all three texts', () => {
  expect(gaps({ offering: [offering] })).toEqual([])
  expect(gaps({ offering: [{ ...offering, optimism: 0 }] })).toMatchObject([{ field: 'optimism:o' }])
  const bare = { ...offering, pessimism: null, expectedScenario: ' ', pessimisticScenario: null }
  expect(gaps({ offering: [bare] }).map(({ field }) => field)).toEqual([
    ...['pessimism:o', 'expectedScenario:o', 'pessimisticScenario:o'],
  ])
  expect(gaps({})).toMatchObject([{ field: 'offerings' }])
})

test('the three cases of the filter workshop stand beside each other', () => {
  const lines = Object.fromEntries(
    comparedLines(plan, 'en').map(({ name, of }) => [
      name,
      cases.map((one) => [of(one).told, of(one).when].join(' ').trim()),
    ]),
  )
  expect(lines['Net profit, Year 1']).toEqual(['$2,910.91', '$4,269.91', '$516.91'])
  expect(lines['Lowest cash']).toEqual([
    '$1,223.41 February 2027',
    '$1,367.41 February 2027',
    '$664.53 May 2027',
  ])
  expect(lines['Market revenue share, Year 1']).toEqual(['81.2%', '83.6%', '74.5%'])
})

test('the chart goes from before opening over twelve months to the third year', () => {
  const { twin } = cashPicture(plan, 'en')
  expect(twin).toHaveLength(15)
  expect(twin?.at(-1)?.text).toBe('Year 3: Expected $20,811 · Optimistic $27,660 · Pessimistic $8,697')
})

test('a case in which the money runs out says when', () => {
  expect(cases.map((one) => firstBelowZero(plan, one))).toEqual([undefined, undefined, undefined])
  const worst = (plan.offering ?? []).map((one) => ({ ...one, pessimism: 100 }))
  expect(firstBelowZero({ ...plan, offering: worst }, 'pessimistic')).toMatch(/^m\d+$/)
  expect(JSON.stringify(report({ ...plan, offering: worst }, 'es'))).toContain(
    'Pesimista: La caja queda por debajo de cero en',
  )
})

test('the report tells what must be true, the three lines of cash and the table', () => {
  const kinds = report(plan, 'en').map(({ kind }) => kind)
  expect(kinds).toEqual(['heading', 'facts', 'heading', 'facts', 'heading', 'picture', 'table'])
  expect(report({ offering: [offering] }, 'es')).toEqual([])
})

test.each([0, 1e12])('prices and units of %d leave nothing that is no number', (extreme) => {
  const forecasts = Object.fromEntries(
    Object.keys(untouchedOffering.forecasts).map((period) => [period, extreme]),
  )
  const extremes = (plan.offering ?? []).map((one) => ({ ...one, price: extreme, forecasts }))
  expect(JSON.stringify(report({ ...plan, offering: extremes }, 'es'))).not.toMatch(/NaN|Infinity|null/)
})
