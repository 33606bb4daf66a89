import { expect, test } from 'vitest'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { record } from '#testing/plan-records.ts'
import { stageReport } from './stage-report.ts'
import { stageGaps } from './stage-rules.ts'

const activity = (_id: string, rest: object = {}) => ({
  ...record,
  _id,
  name: `Activity ${_id}`,
  description: 'What is done',
  activityType: 'tofu' as const,
  segmentId: 's',
  offeringId: 'o',
  reach: 50,
  budget: 100,
  ...rest,
})
const planOf = (...all: ReturnType<typeof activity>[]): PlanData => ({
  segment: [{ ...record, _id: 's', name: 'Families' }],
  offering: [{ ...record, _id: 'o', name: 'Filter', segmentMatch: ['s'] }],
  activity: all,
})
const open = { budget: null }

test.each<[string, PlanData, string[]]>([
  ['a pair', { activity: [activity('1'), activity('2')] }, ['pairs']],
  ['two activities', planOf(), ['activities']],
  ['a second one', planOf(activity('1')), ['activities']],
  ['the budget of the second', planOf(activity('1'), activity('2', open)), ['budget:2']],
  [
    'both, and only the first two are asked',
    planOf(activity('1', open), activity('2', open), activity('3', open)),
    ['budget:1', 'budget:2'],
  ],
  ['one more of this end', planOf(activity('1'), activity('2', { activityType: 'bofu' })), ['activities']],
  ['nothing, though a third waits', planOf(activity('1'), activity('2'), activity('3', open)), []],
])('what is missing at the top of the funnel: %s', (_what, plan, fields) => {
  expect(stageGaps('tofu')(plan).map(({ field }) => field)).toEqual(fields)
})

test('the report tells whom an activity is for and what it costs for each person', () => {
  expect(stageReport('tofu')(planOf(activity('1', { budget: 75 })), 'en')).toMatchObject([
    { rows: [['Activity 1\nWhat is done', 'Filter for Families', '50', '$75', '$1.50']] },
  ])
  expect(stageReport('bofu')(planOf(activity('1')), 'en')).toEqual([])
})
