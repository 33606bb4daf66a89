import { expect, test } from 'vitest'
import { modelIds } from '#course/model-ids.ts'
import { impactModels } from '#domain/options/models.ts'
import type { PlanData, RecordOf } from '#domain/plan/plan-data.ts'
import { record } from '#testing/plan-records.ts'
import { fitOf } from './fits.ts'

type Name = keyof typeof modelIds
type Segment = RecordOf<'segment'>
type Match = NonNullable<Segment['offeringMatch']>[number]

const fitting = (plan: PlanData): Name[] =>
  (Object.keys(modelIds) as Name[]).filter((name) => fitOf(plan, modelIds[name], 'en'))

const social: Readonly<Record<string, Name[]>> = {
  customers: ['fee-for-service', 'service subsidization', 'peer-to-peer'],
  workers: ['employment'],
  suppliers: ['market intermediary', 'cooperative', 'market linkage', 'revenue sharing'],
  entrepreneurs: ['entrepreneur support', 'market linkage', 'peer-to-peer', 'revenue sharing'],
  members: ['cooperative', 'peer-to-peer', 'events'],
  community: ['organization support', 'service subsidization', 'events'],
}

test.each(impactModels.map(({ value }) => value))(
  'what fits where those who are helped are %s',
  (impactModel) => {
    expect(fitting({ business: [{ ...record, _id: 'x', impactModel }] })).toEqual(social[impactModel])
  },
)

const pairOf = (match: Partial<Match>, segment: Partial<Segment> = {}): PlanData => ({
  segment: [
    {
      ...record,
      _id: 's',
      name: 'Families',
      role: 'Buyer',
      ...segment,
      offeringMatch: [{ offeringId: 'o', ...match }],
    },
  ],
  offering: [{ ...record, _id: 'o', name: 'Filter', segmentMatch: ['s'] }],
})

test.each<[string, PlanData, Name[]]>([
  ['who pays once', pairOf({ payment: 'once' }), ['direct sales']],
  ['a thing that lasts', pairOf({ tangibility: 'Physical', duration: 'Durable' }), ['leasing']],
  [
    'a service that is paid every month',
    pairOf({ tangibility: 'Service', payment: 'monthly' }),
    ['risk sharing'],
  ],
  ['knowledge', pairOf({ tangibility: 'Information' }), ['education and training']],
  ['an organisation that is served', pairOf({ tangibility: 'Service' }, { type: 'B2B' }), ['consulting']],
  ['something digital', pairOf({ tangibility: 'Digital' }), ['data', 'ads']],
  ['nothing that is known', pairOf({}), []],
  [
    'somebody who benefits and does not pay',
    { segment: [{ ...record, _id: 's', name: 'Potters', role: 'Beneficiary' }] },
    ['double business model', 'fundraising'],
  ],
])('what speaks for a way to earn: %s', (_, plan, names) => {
  expect(fitting(plan)).toEqual(names)
})

test('the reason names who and what it is about', () => {
  const plan = pairOf({ tangibility: 'Physical', duration: 'Durable' })
  expect(fitOf(plan, modelIds.leasing, 'en')).toBe(
    'Fits because Filter lasts long: Families could use it without owning it.',
  )
})
