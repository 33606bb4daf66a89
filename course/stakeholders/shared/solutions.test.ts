import { expect, test } from 'vitest'
import type { InputRecord, PlanData } from '#domain/plan/plan-data.ts'
import { answerAt, record } from '#testing/plan-records.ts'
import { ownScores, solutionsOf, withScore } from './solutions.ts'

const activity = (_id: string, selected = true) =>
  ({ ...record, _id, activityType: 'impact', selected }) as const
const solution = (value: string, fields: Partial<InputRecord> = {}) =>
  answerAt('three/map-current-solutions/solution', { value, ...fields })
const plan = (...input: InputRecord[]): PlanData => ({
  activity: [activity('a'), activity('b'), activity('idea', false)],
  input,
})

test('the first habit comes first, the others as they were found', () => {
  const found = solutionsOf(
    plan(
      solution('Shop', { groupName: 'business' }),
      solution('They wait', { groupName: 'habit' }),
      solution('Office', { groupName: 'nobody knows' }),
      solution('They pray', { groupName: 'habit' }),
    ),
  )
  expect(found.map(({ name, kind }) => [name, kind])).toEqual([
    ['They wait', 'habit'],
    ['Shop', 'business'],
    ['Office', null],
    ['They pray', 'habit'],
  ])
})

test.each<[string, string[], object]>([
  ['whole scores of chosen activities', ['a:0', 'b:5'], { a: 0, b: 5 }],
  ['an activity that is gone or no longer chosen', ['gone:3', 'idea:3', 'a:1'], { a: 1 }],
  ['what is no score', ['a:6', 'b:', 'a', 'b:-1', 'b:2.5'], {}],
])('%s', (_what, valueArr, scores) => {
  const given = plan(
    solution('Shop', { valueArr }),
    answerAt('three/map-current-solutions/own', { valueArr }),
  )
  expect(solutionsOf(given)[0]?.scores).toEqual(scores)
  expect(ownScores(given)).toEqual(scores)
})

test('a score is set, changed and taken away', () => {
  expect(withScore({}, 'a', 0)).toEqual(['a:0'])
  expect(withScore({ a: 1, b: 2 }, 'a', 4)).toEqual(['b:2', 'a:4'])
  expect(withScore({ a: 1, b: 2 }, 'a', null)).toEqual(['b:2'])
})
