import { expect, test } from 'vitest'
import { gapNamesOf } from '#course/contract/gap-names.ts'
import { module } from '#course/customers/module.ts'
import type { Segment } from '#course/shared/segments.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { record } from '#testing/plan-records.ts'
import { gaps } from './gaps.ts'

const profile = {
  name: 'Selvi',
  age: [40, 50],
  gender: 'Female',
  country: 'IN',
  occupation: 'Tailor',
  story: 'At five she lights the fire.',
} as const satisfies Readonly<Record<string, unknown>>
const market = {
  addressableMarket: 24000,
  addressableMarketDescription: 'Members of the association',
  targetMarket: 6000,
  marketShare: 5,
  marketShareJustification: 'A test day',
}
const segment = (fields: Partial<Segment> = {}): Segment => ({
  ...record,
  _id: 's',
  name: 'Tailors',
  role: 'Buyer',
  profile: { ...profile, age: [...profile.age] },
  ...market,
  ...fields,
})
const offering = [{ ...record, _id: 'o', segmentMatch: ['s'] }]
const uncounted = { addressableMarket: null, targetMarket: 0, marketShare: null } as const
const allOfMarket = ['addressableMarket:s', 'targetMarket:s', 'marketShare:s']

test.each<[string, PlanData, string[]]>([
  ['no segment', {}, ['segments']],
  ['a whole one', { segment: [segment()] }, []],
  [
    'one that was just made',
    { segment: [segment({ profile: { age: [10, 20] } })] },
    ['name', 'gender', 'country', 'occupation', 'story'].map((name) => `profile.${name}:s`),
  ],
  [
    'a portrait without an age',
    { segment: [segment({ profile: { ...profile, age: [] } })] },
    ['profile.age:s'],
  ],
  ['numbers that are missing or nought', { segment: [segment(uncounted)] }, allOfMarket],
  ['more people than there are', { segment: [segment({ targetMarket: 24001 })] }, ['targetMarket:s']],
  [
    'somebody who benefits and is sold nothing',
    { segment: [segment({ ...uncounted, role: 'Beneficiary' })] },
    [],
  ],
  [
    'somebody who benefits and is sold something',
    { segment: [segment({ ...uncounted, role: 'Beneficiary' })], offering },
    allOfMarket,
  ],
])('%s', (_what, plan, fields) => {
  expect(gaps(plan).map(({ field }) => field)).toEqual(fields)
})

test('what the portrait lacks is called by its label and its segment', async () => {
  const { 'customer-description': nameOf } = await gapNamesOf(module)
  const plan: PlanData = { segment: [segment()] }
  expect(nameOf?.('profile.name:s', plan, 'en')).toBe('"Name" (Tailors)')
  expect(nameOf?.('targetMarket:s', plan, 'es')).toBe('"Mercado objetivo" (Tailors)')
})
