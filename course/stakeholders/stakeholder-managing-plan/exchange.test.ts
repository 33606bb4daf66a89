import { expect, test } from 'vitest'
import { stakeholdersOf } from '#course/stakeholders/shared/stakeholders.ts'
import { positions } from '#domain/options/stakeholders.ts'
import type { InputRecord, PlanData } from '#domain/plan/plan-data.ts'
import { answerAt } from '#testing/plan-records.ts'
import { askedOf, gaps, lanes, lanesOf } from './exchange.ts'
import { suggestionsFor, withSuggestion } from './suggestions.ts'

type Given = readonly [name: string, power: number | null, interest: number | null, Partial<InputRecord>?]
const planOf = (...given: readonly Given[]): PlanData => ({
  input: given.map(([value, power, interest, rest]) =>
    answerAt('three/identify-stakeholders/stakeholder', { value, power, interest, ...rest }),
  ),
})
const whole = { plan: 'Visit', give: 'Work', receive: 'A permit' }
const field = (part: string, name: string) => `${part}:stakeholder ${name}`

test.each<[string, Given[], string[]]>([
  [
    'everybody with a power of 50',
    [
      ['a', 50, 0],
      ['b', 49, 100],
      ['c', 90, 90],
    ],
    ['a', 'c'],
  ],
  [
    'where nobody has it the two most interested',
    [
      ['a', 10, 20],
      ['b', 20, 80],
      ['c', 0, 60],
    ],
    ['b', 'c'],
  ],
  [
    'equal interest in the order of the list',
    [
      ['a', 0, 60],
      ['b', 0, 60],
      ['c', 0, 60],
    ],
    ['a', 'b'],
  ],
  ['nobody without a place', [['a', null, null]], []],
])('a plan is needed for %s', (_, given, names) => {
  expect([...askedOf(planOf(...given))].map(({ name }) => name)).toEqual(names)
})

test.each<[string, Given[], string[]]>([
  ['nobody is there', [], ['stakeholders']],
  ['all is there', [['a', 80, 80, whole]], []],
  ['one side is empty', [['a', 80, 80, { ...whole, receive: ' ' }]], [field('receive', 'a')]],
  [
    'nothing is there',
    [
      ['a', 80, 80],
      ['b', 10, 80],
    ],
    ['give', 'receive', 'plan'].map((part) => field(part, 'a')),
  ],
  [
    'little power needs nothing',
    [
      ['a', 80, 80, whole],
      ['b', 10, 80],
    ],
    [],
  ],
  ['a name is missing', [['', 80, 80, whole]], ['stakeholder:stakeholder']],
])('what is missing where %s', (_, given, fields) => {
  expect(gaps(planOf(...given)).map((gap) => gap.field)).toEqual(fields)
})

test('each stands in the lane of its place on the grid, the weightiest first', () => {
  const plan = planOf(['a', 60, 60], ['b', 90, 90], ['c', 90, 10], ['d', 10, 10], ['e', null, 10])
  const { lanes: found, unplaced } = lanesOf(stakeholdersOf(plan))
  expect(found.map(([lane, all]) => [lane, all.map(({ name }) => name)])).toEqual([
    ['closely', ['b', 'a']],
    ['satisfy', ['c']],
    ['inform', []],
    ['monitor', ['d']],
  ])
  expect(unplaced.map(({ name }) => name)).toEqual(['e'])
})

test('every place and position has suggestions of its own, in both languages', () => {
  for (const locale of ['en', 'es'] as const) {
    const all = lanes.flatMap((lane) => positions.map(({ value }) => suggestionsFor(lane, value, locale, '')))
    expect(all.map(({ length }) => length)).toEqual(all.map(() => 3))
    expect(new Set(all.map((words) => words.join())).size).toBe(12)
  }
})

test('a suggestion is added on a line of its own and not offered again', () => {
  const [first = '', second = ''] = suggestionsFor('closely', 'Against', 'en', '')
  const plan = withSuggestion(withSuggestion('', first), second)
  expect(plan).toBe(`${first}\n${second}`)
  expect(suggestionsFor('closely', 'Against', 'en', plan)).not.toContain(first)
  expect(withSuggestion('Ana calls. ', first)).toBe(`Ana calls.\n${first}`)
})
