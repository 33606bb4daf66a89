import { expect, test } from 'vitest'
import { stakeholdersOf } from '#course/stakeholders/shared/stakeholders.ts'
import type { InputRecord, PlanData } from '#domain/plan/plan-data.ts'
import { answerAt } from '#testing/plan-records.ts'
import { counted, dependentsOf, gaps, lanesOf } from './list.ts'

const place = 'three/identify-stakeholders/stakeholder'
type Given = Pick<InputRecord, 'value' | 'description' | 'groupName'>

const whole = (group: string, index: number): Given => ({
  value: `Name ${index}`,
  description: 'They decide.',
  groupName: group,
})
const planOf = (given: readonly Given[]): PlanData => ({
  input: given.map((fields, index) => ({ ...answerAt(place, fields), _id: `s${index}` })),
})
const groups = ['customers', 'team', 'funders', 'team', 'team']
const five = groups.map(whole)

test.each<[string, readonly Given[], string[]]>([
  ['nobody', [], ['stakeholders', 'groups']],
  ['five of three groups', five, []],
  ['four', five.slice(0, 4), ['stakeholders']],
  ['five of two groups', five.with(0, whole('team', 0)), ['groups']],
  [
    'one of five without a name',
    five.with(4, { value: ' ', description: 'They decide.', groupName: 'team' }),
    ['stakeholders', 'name:s4'],
  ],
  ['a sixth without a reason', [...five, { value: 'Six', groupName: 'team' }], ['reason:s5']],
  ['a sixth without a group', [...five, { value: 'Six', description: 'Why' }], ['group:s5']],
])('what is missing: %s', (_, given, fields) => {
  expect(gaps(planOf(given)).map(({ field }) => field)).toEqual(fields)
})

test('only those with name, reason and group count', () => {
  expect(counted(stakeholdersOf(planOf([...five, { value: 'Six' }])))).toEqual({ stakeholders: 5, groups: 3 })
})

test('each stands in its lane, and who has no group in none', () => {
  const { lanes, without } = lanesOf(stakeholdersOf(planOf([...five, { value: 'Six' }])))
  expect(
    lanes.filter(({ cards }) => cards.length > 0).map(({ group, cards }) => [group, cards.length]),
  ).toEqual([
    ['customers', 1],
    ['funders', 1],
    ['team', 3],
  ])
  expect(without.map(({ name }) => name)).toEqual(['Six'])
})

test('what was written about somebody in later steps is counted before they go', () => {
  const input = [
    answerAt('three/stakeholder-understanding/wants', { parent: 's1', value: 'Peace' }),
    answerAt('three/stakeholder-understanding/worries', { parent: 's1', value: 'Noise' }),
    answerAt('three/stakeholder-relationship/link', { parent: 's1' }),
    answerAt('three/stakeholder-relationship/link', { parent: 's2' }),
  ]
  expect(dependentsOf({ input }, 's1')).toEqual({ notes: 2, ties: 1 })
  expect(dependentsOf({}, 's1')).toEqual({ notes: 0, ties: 0 })
})
