import { expect, test } from 'vitest'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { keyFiguresOf, movesBetween } from './key-figures.ts'

const plan = (rent: number, rest: object = {}) =>
  ({
    business: [
      {
        _id: 'b',
        taxRate: 0,
        financials: {
          expenses: [{ category: 'rent', type: 'operating', cost: rent }],
          fixedAssets: [{ classification: 'machinery', cost: 1200 }],
          fundingSources: [{ type: 'own-savings', amount: 1000, status: 'have it' }],
          ...rest,
        },
      },
    ],
    offering: [{ _id: 'o', price: 10, forecasts: { m1: 100 }, components: [{ cost: 4 }] }],
  }) as unknown as PlanData

const moved = (before: PlanData, now: PlanData) => movesBetween(keyFiguresOf(before), keyFiguresOf(now))

test('a new rent moves the result, the lowest cash and the break-even, not what is needed to start', () => {
  expect(moved(plan(10), plan(20))).toEqual([
    { name: 'result', from: 360, to: 240 },
    { name: 'lowestCash', from: -200, to: -320 },
    { name: 'breakEven', from: expect.closeTo(33.33, 2), to: 50 },
  ])
})

test('money that is found makes the gap smaller', () => {
  const more = plan(10, { fundingSources: [{ type: 'grant', amount: 1500, status: 'not yet' }] })
  expect(moved(plan(10), more).map(({ name, from, to }) => [name, from, to])).toEqual([
    ['missing', 200, 0],
    ['lowestCash', -200, 300],
  ])
})

test('nothing has moved where only fractions of a cent did, or nothing at all', () => {
  expect(moved(plan(10), plan(10.0001))).toEqual([])
  expect(moved({}, {})).toEqual([])
})

test('a figure that becomes known moves too', () => {
  const unsold = { ...plan(10), offering: [] } as PlanData
  expect(moved(unsold, plan(10)).find(({ name }) => name === 'breakEven')).toMatchObject({ from: null })
})
