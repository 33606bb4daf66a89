import { expect, test } from 'vitest'
import { modelIds } from '#course/model-ids.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { record } from '#testing/plan-records.ts'
import { differentActivities, gaps } from './activities.ts'
import { report } from './report.ts'
import { suggestionsFor } from './suggestions.ts'

const segment = (_id: string, ...keyActivities: string[]) => ({
  ...record,
  _id,
  name: `Segment ${_id}`,
  keyActivities,
})
const offered = (...ids: string[]) => [{ ...record, _id: 'o', segmentMatch: ids }]
const planOf = (...segments: ReturnType<typeof segment>[]): PlanData => ({
  segment: segments,
  offering: offered('a', 'b'),
})

test.each<[string, PlanData, string[]]>([
  ['somebody who is offered something', { segment: [segment('a')] }, ['segments']],
  ['one for each segment', planOf(segment('a', 'make: Press'), segment('b')), ['segment:b']],
  ['three in all', planOf(segment('a', 'make: Press'), segment('b', 'deliver: Bring')), ['activities']],
  [
    'three different ones',
    planOf(segment('a', 'make: Press', 'make: Fire'), segment('b', 'impact: press ')),
    ['activities'],
  ],
  [
    'nothing, though somebody without an offering has none',
    planOf(segment('a', 'make: Press', 'make: Fire'), segment('b', 'impact: Test'), segment('c')),
    [],
  ],
])('what is missing: %s', (_what, plan, fields) => {
  expect(gaps(plan).map(({ field }) => field)).toEqual(fields)
})

test('the same words in two segments are one activity', () => {
  expect(differentActivities(planOf(segment('a', 'make: Press'), segment('b', 'make: press', 'x')))).toBe(2)
})

test('ideas come from what was chosen in module one and from the models of the segment, and none twice', () => {
  const one = { ...segment('a', 'connect: Visit five possible customers every week') }
  const models = { ...one, businessModels: [modelIds['direct sales'], modelIds.employment, 'unknown'] }
  const activity = [
    { ...record, _id: 'x', name: 'Teach repair', activityType: 'impact' as const, selected: true },
    { ...record, _id: 'y', name: 'Left out', activityType: 'impact' as const, selected: false },
  ]
  expect(suggestionsFor({ activity }, models, 'en')).toEqual([
    { category: 'impact', text: 'Teach repair' },
    { category: 'impact', text: 'Train and accompany new workers every week' },
  ])
})

test('the report has a row for each segment with activities, the most important first', () => {
  const plan = planOf(segment('a', 'impact: Test', 'make: Press', 'make: Fire'), segment('b'))
  expect(report(plan, 'en')).toMatchObject([
    { kind: 'table', rows: [['Segment a', 'Press\nFire', '–', '–', 'Test']] },
  ])
  expect(report({}, 'en')).toEqual([])
})
