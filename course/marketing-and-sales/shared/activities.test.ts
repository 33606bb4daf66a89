import { expect, test } from 'vitest'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { record } from '#testing/plan-records.ts'
import {
  type Activity,
  activitiesAt,
  costPerPerson,
  isBeyondMarket,
  looseActivities,
  type Marketing,
  marketingActivities,
  openIn,
  pairOf,
} from './activities.ts'

const whole = {
  ...record,
  _id: 'a1',
  name: 'Radio spot',
  description: 'Before the news',
  activityType: 'tofu',
  segmentId: 's',
  offeringId: 'o',
  reach: 4000,
  budget: 300,
} as const satisfies Marketing
const plan: PlanData = {
  segment: [{ ...record, _id: 's', name: 'Families', addressableMarket: 4000 }],
  offering: [{ ...record, _id: 'o', name: 'Filter', segmentMatch: ['s'] }],
  activity: [
    whole,
    { ...whole, _id: 'a2', activityType: 'impact' },
    { ...whole, _id: 'a3', activityType: 'bofu', offeringId: 'gone' },
  ],
}

test('activities of the funnel are told apart from those of the impact chain', () => {
  expect(marketingActivities(plan).map(({ _id }) => _id)).toEqual(['a1', 'a3'])
  expect(activitiesAt(plan, 'tofu').map(({ _id }) => _id)).toEqual(['a1'])
})

test('what lost its offering is loose', () => {
  expect(looseActivities(plan).map(({ _id }) => _id)).toEqual(['a3'])
})

test.each<[string, Partial<Activity>, string[]]>([
  ['nothing', {}, []],
  ['nothing, though it costs nothing', { budget: 0 }, []],
  ['a name', { name: ' ' }, ['activity:a1']],
  ['somebody it is for', { segmentId: 'gone' }, ['segmentId:a1']],
  ['what exactly is done', { description: null }, ['description:a1']],
  ['people', { reach: null }, ['reach:a1']],
  ['more than nobody', { reach: 0 }, ['reach:a1']],
  ['a budget', { budget: null }, ['budget:a1']],
])('an activity lacks %s', (_what, change, fields) => {
  const activity = { ...whole, ...change } as Marketing
  expect(openIn(plan, activity).map(({ field }) => field)).toEqual(fields)
})

test.each<[number | null, number | null, number | null]>([
  [4000, 300, 0.075],
  [60, 0, 0],
  [0, 300, null],
  [null, 300, null],
  [60, null, null],
])('%s people for %s cost %s each', (reach, budget, cost) => {
  expect(costPerPerson({ reach, budget })).toBe(cost)
})

test('more people than the whole market has are doubted, exactly as many are not', () => {
  const pair = pairOf(plan, whole)
  expect(isBeyondMarket({ reach: 4000 }, pair)).toBe(false)
  expect(isBeyondMarket({ reach: 4001 }, pair)).toBe(true)
  expect(isBeyondMarket({ reach: 4001 }, undefined)).toBe(false)
})
