import { expect, test } from 'vitest'
import type { Offering, Segment } from '#course/shared/segments.ts'
import { type Pair, pairsOf } from '#domain/plan/pairs.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { answerAt, record } from '#testing/plan-records.ts'
import {
  forNobody,
  gaps,
  hangingOn,
  inStep,
  isTold,
  suggestions,
  ticked,
  turned,
  unserved,
} from './offerings.ts'

const segment = (_id: string, role: Segment['role'] = 'Buyer', rest: Partial<Segment> = {}): Segment => ({
  ...record,
  _id,
  name: _id,
  role,
  ...rest,
})
const offering = (_id: string, segmentMatch: string[], rest: Partial<Offering> = {}): Offering => ({
  ...record,
  _id,
  name: _id,
  type: 'Product',
  description: 'A pot',
  segmentMatch,
  ...rest,
})
const families = segment('families')
const schools = segment('schools', 'End-user')
const potters = segment('potters', 'Beneficiary')

test.each<[string, PlanData, string[]]>([
  ['nothing is offered', { segment: [families] }, ['offerings']],
  [
    'an offering of which nothing but its name is known',
    { segment: [potters], offering: [offering('filter', [], { type: null, description: ' ' })] },
    ['type:filter', 'description:filter', 'segmentMatch:filter'],
  ],
  [
    'a user and a buyer without anything; a beneficiary may stay so',
    { segment: [families, schools, potters], offering: [offering('filter', ['families'])] },
    ['segment:schools'],
  ],
  [
    'an offering for a segment that is gone is for nobody',
    { segment: [potters], offering: [offering('filter', ['gone'])] },
    ['segmentMatch:filter'],
  ],
  [
    'one whole offering for everybody, beside one that was just named',
    {
      segment: [families, schools],
      offering: [offering('filter', ['families', 'schools']), offering('visit', [], { type: null })],
    },
    [],
  ],
])('%s', (_what, plan, fields) => {
  expect(gaps(plan).map(({ field }) => field)).toEqual(fields)
})

test('rows and columns without a tick are amber, a beneficiary is not', () => {
  const plan = {
    segment: [families, schools, potters],
    offering: [offering('filter', ['families']), offering('visit', [])],
  }
  expect(unserved(plan).map(({ _id }) => _id)).toEqual(['schools'])
  expect(forNobody(plan).map(({ _id }) => _id)).toEqual(['visit'])
})

test('a tick and its end leave out segments that are gone', () => {
  const plan = { segment: [families, schools] }
  const filter = offering('filter', ['gone', 'schools'])
  expect(ticked(plan, filter, 'families', true)).toEqual(['families', 'schools'])
  expect(ticked(plan, filter, 'schools', false)).toEqual([])
})

test('a segment has one entry for each offering that is for it, whatever it had before', () => {
  const own = segment('families', 'Buyer', {
    offeringMatch: [
      { offeringId: 'gone', title: 'Old' },
      { offeringId: 'filter', title: 'The pot', price: 25 },
    ],
  })
  expect(
    inStep(own, [offering('filter', ['families']), offering('visit', ['families']), offering('x', [])]),
  ).toEqual([
    { offeringId: 'filter', title: 'The pot', price: 25 },
    { offeringId: 'visit', title: 'visit', description: '' },
  ])
})

test.each([true, false])(
  'both sides of a pair agree, also while only the first is written (tick: %s)',
  (isOn) => {
    const said = { offeringId: 'filter', title: 'The pot' }
    const own = segment('families', 'Buyer', { offeringMatch: isOn ? [] : [said] })
    const filter = offering('filter', isOn ? [] : ['families'])
    const plan: PlanData = { segment: [own], offering: [filter] }
    const next = turned(plan, 'families', 'filter', isOn)
    const half: PlanData = { ...plan, offering: [{ ...filter, segmentMatch: next?.segmentMatch ?? null }] }
    const whole: PlanData = { ...half, segment: [{ ...own, offeringMatch: next?.offeringMatch ?? null }] }
    const keys = isOn ? ['families:filter'] : []
    expect(pairsOf(half).map(({ key }) => key)).toEqual(keys)
    expect(pairsOf(whole).map(({ key }) => key)).toEqual(keys)
    expect(whole.segment?.[0]?.offeringMatch).toEqual(
      isOn ? [{ offeringId: 'filter', title: 'filter', description: '' }] : [],
    )
  },
)

const pairIn = (plan: PlanData): Pair => {
  const [pair] = pairsOf(plan)
  if (!pair) throw new Error('There is no pair')
  return pair
}

test('channels, competitors and activities of the pair hang on it, those of others do not', () => {
  const on = (_id: string, segmentId: string, offeringId = 'filter') => ({
    ...record,
    _id,
    segmentId,
    offeringId,
  })
  const plan: PlanData = {
    segment: [families],
    offering: [offering('filter', ['families'])],
    channel: [on('c1', 'families'), on('c2', 'schools')],
    competitor: [on('k1', 'families'), on('k2', 'families', 'visit')],
    activity: [on('a1', 'families')],
  }
  expect(hangingOn(plan, pairIn(plan))).toEqual([
    { kind: 'channel', id: 'c1' },
    { kind: 'competitor', id: 'k1' },
    { kind: 'activity', id: 'a1' },
  ])
})

test.each<[string, object[], boolean]>([
  ['no entry', [], false],
  ['the name of the offering', [{ offeringId: 'filter', title: 'filter', description: ' ' }], false],
  ['a name of their own', [{ offeringId: 'filter', title: 'The pot' }], true],
  ['what it does', [{ offeringId: 'filter', title: 'filter', description: 'Cools' }], true],
])('a pair tells something of its own: %s', (_what, offeringMatch, expected) => {
  const own = segment('families', 'Buyer', { offeringMatch })
  expect(isTold(pairIn({ segment: [own], offering: [offering('filter', ['families'])] }))).toBe(expected)
})

test('what the golden circle offers is suggested until a card grew from it or has its name', () => {
  const what = (value: string) => answerAt('one/finding-your-why/what', { value })
  const plan: PlanData = {
    input: [what('Filters'), what('Visits'), what('Courses'), what(' ')],
    offering: [offering('x', [], { inputId: 'what Filters' }), offering('y', [], { name: ' visits' })],
  }
  expect(suggestions(plan).map(({ value }) => value)).toEqual(['Courses'])
})
