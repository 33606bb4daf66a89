import { expect, test } from 'vitest'
import type { InputRecord, PlanData } from '#domain/plan/plan-data.ts'
import { answerAt, record } from '#testing/plan-records.ts'
import { gaps, takenOver } from './map.ts'

const activity = (_id: string) =>
  ({ ...record, _id, name: _id, activityType: 'impact', selected: true }) as const
const axes = ['a', 'b', 'c']
const whole = axes.map((id) => `${id}:2`)
const solution = (value: string, fields: Partial<InputRecord> = {}) => ({
  ...answerAt('three/map-current-solutions/solution', {
    value,
    groupName: 'business',
    description: 'Sells',
    valueArr: whole,
    ...fields,
  }),
  _id: value,
})
const own = answerAt('three/map-current-solutions/own', { valueArr: whole })
const plan = (...input: InputRecord[]): PlanData => ({ activity: axes.map(activity), input })
const three = [solution('One'), solution('Two'), solution('Three')]

test.each<[string, PlanData, string[]]>([
  ['two activities are too few', { activity: axes.slice(1).map(activity), input: three }, ['activities']],
  ['nothing there', plan(), ['solutions', 'own']],
  ['two solutions', plan(...three.slice(1), own), ['solutions']],
  [
    'a solution that lacks all but its name',
    plan(
      solution('One', { groupName: null, description: ' ', valueArr: ['a:0', 'b:9'] }),
      ...three.slice(1),
      own,
    ),
    ['solution.groupName:One', 'solution.description:One', 'solution.valueArr:One'],
  ],
  ['the own plan with one score missing', plan(...three, { ...own, valueArr: ['a:1', 'b:1'] }), ['own']],
  ['three whole ones', plan(...three, own), []],
  [
    'three whole ones and a fourth that was only named',
    plan(...three, solution('Four', { valueArr: [] }), own),
    [],
  ],
])('%s', (_what, given, fields) => {
  expect(gaps(given).map(({ field }) => field)).toEqual(fields)
})

test('stakeholders that were taken over from a solution are counted', () => {
  const taken = answerAt('three/identify-stakeholders/stakeholder', { parent: 'One', value: 'Shop' })
  expect(takenOver(plan(...three, taken), 'One')).toBe(1)
  expect(takenOver(plan(...three, taken), 'Two')).toBe(0)
})
