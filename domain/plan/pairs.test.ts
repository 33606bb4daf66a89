import { expect, test } from 'vitest'
import { pairsOf } from './pairs.ts'
import type { PlanData, RecordOf } from './plan-data.ts'

type Match = NonNullable<RecordOf<'segment'>['offeringMatch']>[number]

const segment = (_id: string, offeringMatch: Match[] | null = null) =>
  ({ _id, name: _id, offeringMatch }) as RecordOf<'segment'>
const offering = (_id: string, segmentMatch: string[] | null) =>
  ({ _id, name: _id, segmentMatch }) as RecordOf<'offering'>

const families = segment('families', [{ offeringId: 'filter', title: 'Clean water' }, { offeringId: 'gone' }])
const schools = segment('schools')

test.each<[string, PlanData, string[]]>([
  ['a plan without anything has no pair', {}, []],
  ['segments alone make no pair', { segment: [families] }, []],
  ['an offering for nobody makes no pair', { segment: [schools], offering: [offering('filter', null)] }, []],
  [
    'what a segment says of an offering does not make a pair',
    { segment: [families], offering: [offering('filter', [])] },
    [],
  ],
  [
    'a segment that is gone makes no pair',
    { segment: [families], offering: [offering('filter', ['farmers', 'families'])] },
    ['families:filter'],
  ],
  [
    'pairs stand by segment, then by offering',
    {
      segment: [families, schools],
      offering: [offering('filter', ['schools', 'families']), offering('visit', ['families'])],
    },
    ['families:filter', 'families:visit', 'schools:filter'],
  ],
])('%s', (_fact, plan, keys) => {
  expect(pairsOf(plan).map(({ key }) => key)).toEqual(keys)
})

test('a pair knows what its segment says of the offering', () => {
  const plan = { segment: [families, schools], offering: [offering('filter', ['families', 'schools'])] }
  expect(pairsOf(plan).map(({ match }) => match?.title)).toEqual(['Clean water', undefined])
})
