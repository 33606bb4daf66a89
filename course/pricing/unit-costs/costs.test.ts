import { expect, test } from 'vitest'
import { unitCostOf } from '#course/pricing/shared/figures.ts'
import type { Offering } from '#course/shared/segments.ts'
import { finishedPlan } from '#testing/plan-of.ts'
import { record } from '#testing/plan-records.ts'
import { costPicture } from './cost-picture.ts'
import { gaps, gapsOfOffering, hasWork, partsOf, workCost } from './costs.ts'
import { report } from './report.ts'

const soap: Offering = {
  ...record,
  _id: 'o',
  name: 'Soap',
  unitPerBatch: 50,
  components: [
    { name: 'Oil', type: 'material', cost: 700 },
    { name: 'Scent', type: 'material', cost: 250 },
    { name: 'Own work', type: 'labour', cost: 300 },
    { name: 'Box', type: 'packaging', cost: 250 },
  ],
}

test('one unit costs its part of the batch; without rows nobody knows', () => {
  expect(unitCostOf(soap)).toBe(30)
  expect(unitCostOf({ ...soap, components: [] })).toBeNull()
  expect(unitCostOf({ ...soap, unitPerBatch: 0 })).toBe(1500)
})

test('the bar adds up kinds to the whole, and tells them in words', () => {
  const parts = partsOf(soap)
  expect(parts.map(({ kind, cost }) => [kind.value, cost])).toEqual([
    ['material', 950],
    ['labour', 300],
    ['packaging', 250],
  ])
  expect(parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
  expect(costPicture(soap, 'en', String).twin?.[0]?.text).toBe('Material: 950 (63.3%)')
})

test.each([
  [null, []],
  [0, [{ name: '', type: null, cost: null }]],
  [1e12, [{ name: 'A', type: 'other', cost: 1e12 }]],
  [1, [{ name: 'A', type: 'unknown', cost: 0 }]],
] as const)('a batch of %s with %o is drawn and told', (unitPerBatch, components) => {
  const odd = { ...soap, unitPerBatch, components } as unknown as Offering
  expect(
    JSON.stringify([costPicture(odd, 'es', String), report({ offering: [odd], input: [] }, 'es')]),
  ).not.toMatch(/NaN|Infinity/)
})

test('own work is hours times what somebody else would be paid, to the cent', () => {
  expect(workCost(5, 60)).toBe(300)
  expect(workCost(0.1, 0.2)).toBe(0.02)
  expect(hasWork(soap)).toBe(true)
  expect(hasWork({ ...soap, components: [{ name: 'Us', type: 'labour', cost: 0 }] })).toBe(false)
})

test('an offering needs a batch and one cost; its rows need a name and a kind', () => {
  expect(gapsOfOffering(soap)).toEqual([])
  const fields = (one: Offering) => gapsOfOffering(one).map(({ field }) => field)
  expect(fields({ ...soap, unitPerBatch: 0.5 })).toEqual(['unitPerBatch:o'])
  expect(fields({ ...soap, components: [] })).toEqual(['components:o'])
  expect(fields({ ...soap, components: [{ name: ' ', type: null, cost: 3 }] })).toEqual([
    'name:o:0',
    'type:o:0',
  ])
  expect(gaps({ offering: [] })).toHaveLength(1)
})

test('the report tells unit cost, bar and rows of every offering', () => {
  const blocks = report(finishedPlan('en', 'six'), 'en')
  expect(blocks.map(({ kind }) => kind)).toEqual([
    ...['heading', 'text', 'picture', 'table'],
    ...['heading', 'text', 'picture', 'table'],
  ])
  expect(blocks[1]).toMatchObject({ text: 'One unit costs $9, counted on a batch of 20.' })
  expect(blocks[3]).toMatchObject({ rows: expect.arrayContaining([['One batch', '', '$180']]) })
})
