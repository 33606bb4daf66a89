import { expect, test } from 'vitest'
import { stakeholdersOf } from '#course/stakeholders/shared/stakeholders.ts'
import type { InputRecord, PlanData } from '#domain/plan/plan-data.ts'
import { answerAt } from '#testing/plan-records.ts'
import { countsOf, deckOf, gaps } from './understanding.ts'

const planOf = (given: readonly Partial<InputRecord>[], wants: readonly string[] = []): PlanData => ({
  input: [
    ...given.map((fields, index) => ({
      ...answerAt('three/identify-stakeholders/stakeholder', fields),
      _id: `s${index}`,
    })),
    ...wants.map((parent) => answerAt('three/stakeholder-understanding/wants', { parent, value: 'Peace' })),
  ],
})
const strong = { value: 'Strong', power: 50, interest: 10, position: 'Against' } as const
const weak = { value: 'Weak', power: 49, interest: 90, position: 'In favor' } as const

test.each<[string, PlanData, string[]]>([
  ['nobody', {}, ['stakeholders']],
  ['a position for each, and wants of the powerful', planOf([strong, weak], ['s0']), []],
  ['wants of the powerful', planOf([strong, weak], ['s1']), ['wants:s0']],
  [
    'positions, the heaviest first',
    planOf([
      { ...strong, position: null },
      { ...weak, position: null },
    ]),
    ['position:s1', 'position:s0', 'wants:s0'],
  ],
  ['a name', planOf([{ ...weak, value: '' }]), ['stakeholder:s0']],
])('what is missing: %s', (_, plan, fields) => {
  expect(gaps(plan).map(({ field }) => field)).toEqual(fields)
})

test('positions are counted, and those who have none', () => {
  const { positions, open } = countsOf(stakeholdersOf(planOf([strong, weak, weak, {}])))
  expect(positions.map(({ count }) => count)).toEqual([2, 0, 1])
  expect(open).toBe(1)
})

test('the deck keeps its order when power changes, and who comes later lies at its end', () => {
  const names = (plan: PlanData, before: readonly string[]) =>
    deckOf(stakeholdersOf(plan), before, (id) => id).map(({ name }) => name)
  expect(names(planOf([strong, weak]), [])).toEqual(['Weak', 'Strong'])
  const later = planOf([{ ...strong, power: 100 }, weak, { value: 'New', power: 100, interest: 100 }])
  expect(names(later, ['s1', 's0'])).toEqual(['Weak', 'Strong', 'New'])
})
