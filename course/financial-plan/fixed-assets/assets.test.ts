import { expect, test } from 'vitest'
import { sampleOf } from '#course/samples/samples.ts'
import { assetsOf, byClass, lifeOf, stillNeeded, totalsOf, wearOf } from './assets.ts'
import { report } from './report.ts'

const { data } = await sampleOf('clay-filter', 'seven', 'en')

test('each thing loses its cost over the years of its class, and the sum is that of the plan', () => {
  expect(assetsOf(data).map((row) => [lifeOf(row), wearOf(row)])).toEqual([
    [10, 25],
    [5, 30],
    [10, 5],
    [3, 15],
  ])
  expect(totalsOf(data)).toEqual({ cost: 5940, wear: 75 })
  expect(byClass(data).map(({ value }) => value)).toEqual([
    ...['machinery', 'furniture', 'vehicle', 'tech equipment'],
  ])
})

test('only things that are still needed are offered: no people, no money', () => {
  expect(stillNeeded(data)).toEqual(['Kiln and press', 'Motorbike for deliveries', 'Field test kit'])
})

test('extreme costs are told without a number that is none', () => {
  const rows = [{ classification: 'vehicle', description: 'x', cost: 1e12 }, { cost: 0 }, {}]
  const plan = { business: [{ _id: 'b', financials: { fixedAssets: rows } }] } as never
  expect(JSON.stringify(report(plan, 'es'))).not.toMatch(/NaN|Infinity/)
})
