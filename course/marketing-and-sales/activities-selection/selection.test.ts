import { expect, test } from 'vitest'
import type { InputRecord, PlanData } from '#domain/plan/plan-data.ts'
import { pictureFaults } from '#testing/picture-faults.ts'
import { answerAt, record } from '#testing/plan-records.ts'
import { bubblePicture } from './bubble-picture.ts'
import { chartOf, niceMost, radius } from './bubbles.ts'
import { report } from './report.ts'
import { coverageOf, gaps, isHalfCovered, isOverLimit, limitOf } from './selection.ts'

const activity = (_id: string, activityType: 'tofu' | 'mofu' | 'bofu', rest: object = {}) => ({
  ...record,
  _id,
  name: `Activity ${_id}`,
  activityType,
  segmentId: 's',
  offeringId: 'o',
  reach: 100,
  budget: 500,
  selected: true,
  ...rest,
})
const limit = (value: string) => answerAt('five/activities-selection/budget-limit', { value })
const reason = answerAt('five/activities-selection/reason', { value: 'A grant comes in May.' })
const both = [activity('1', 'tofu'), activity('2', 'bofu')]
const planOf = (all: readonly ReturnType<typeof activity>[], ...input: InputRecord[]): PlanData => ({
  segment: [{ ...record, _id: 's', name: 'Families' }],
  offering: [{ ...record, _id: 'o', name: 'Filter', segmentMatch: ['s'] }],
  activity: all,
  input,
})

test.each<[string, PlanData, string[]]>([
  ['a choice', planOf([activity('1', 'tofu', { selected: false })], limit('1000')), ['selection']],
  ['the other end', planOf([activity('1', 'tofu')], limit('1000')), ['selection']],
  [
    'the middle is no end',
    planOf([activity('1', 'tofu'), activity('2', 'mofu')], limit('5000')),
    ['selection'],
  ],
  ['a limit', planOf(both), ['budget-limit']],
  ['a limit that is a number', planOf(both, limit('much')), ['budget-limit']],
  ['a reason for more than can be spent', planOf(both, limit('999.99')), ['reason']],
  ['nothing, with a reason', planOf(both, limit('999.99'), reason), []],
  ['nothing, where it is exactly what can be spent', planOf(both, limit('1000')), []],
])('what is missing: %s', (_what, plan, fields) => {
  expect(gaps(plan).map(({ field }) => field)).toEqual(fields)
})

test('a limit of nothing is a limit, and what costs nothing keeps it', () => {
  const free = both.map((one) => ({ ...one, budget: 0 }))
  expect(limitOf(planOf(free, limit('0')))).toBe(0)
  expect(isOverLimit(planOf(free, limit('0')))).toBe(false)
  expect(isOverLimit(planOf(both, limit('0')))).toBe(true)
})

test('a pair with one end of the funnel alone is told', () => {
  const half = coverageOf(planOf([activity('1', 'tofu'), activity('2', 'bofu', { selected: false })]))
  expect(half.map(isHalfCovered)).toEqual([true])
  expect(coverageOf(planOf(both)).map(isHalfCovered)).toEqual([false])
  expect(coverageOf(planOf([]))).toEqual([])
})

test.each([
  [[], 1],
  [[1], 1],
  [[3, 11], 20],
  [[20000], 20000],
  [[21000], 50000],
  [[0.4], 1],
])('an axis for %j ends at %d', (values, most) => {
  expect(niceMost(values)).toBe(most)
})

test('further right costs more and higher up reaches more; equal ones stand beside each other', () => {
  const plan = planOf([
    activity('1', 'tofu', { reach: 4000, budget: 300 }),
    activity('2', 'bofu', { reach: 50, budget: 60 }),
    activity('3', 'bofu', { reach: 50, budget: 60 }),
    activity('4', 'tofu', { reach: null }),
  ])
  const { bubbles, isPartial } = chartOf(plan)
  const [radio, call, other] = bubbles
  expect(bubbles.map(({ number }) => number)).toEqual([1, 2, 3])
  expect(isPartial).toBe(true)
  expect(radio && call && radio.x > call.x && radio.y < call.y).toBe(true)
  expect(Math.abs((call?.x ?? 0) - (other?.x ?? 0))).toBeGreaterThanOrEqual(2 * radius)
})

test.each(['en', 'es'] as const)('in %s the picture can be read on paper', (locale) => {
  const large = { reach: 987_654_321, budget: 900_000_000 }
  expect(pictureFaults(bubblePicture(planOf([activity('1', 'mofu', large), ...both]), locale))).toEqual([])
})

test('the report tells the money, the picture and every activity; the reason only where more is planned', () => {
  const [facts, picture, table] = report(planOf(both, limit('900'), reason), 'en')
  expect(facts).toMatchObject({ rows: [{ value: '$900' }, { value: '$1,000' }, { value: reason.value }] })
  expect(picture).toMatchObject({ kind: 'picture' })
  expect(table).toMatchObject({ rows: [['1 Activity 1', 'Get known', '100', '$500', '$5.00', 'Yes'], {}] })
  expect(report(planOf(both, limit('2000'), reason), 'en')[0]).toMatchObject({ rows: [{}, {}] })
  expect(report({}, 'en')).toEqual([])
})
