import { expect, test } from 'vitest'
import type { InputRecord, PlanData } from '#domain/plan/plan-data.ts'
import { answerAt } from '#testing/plan-records.ts'
import { gaps, looseTies, type TieDraft, tieProblems, tiesOf, tiesToBuild } from './ties.ts'

type Given = readonly [name: string, power: number, relationship: 'Weak' | 'Strong' | null]
type Linked = readonly [from: string, to: string, kind?: string]

const person = ([value, power, relationship]: Given): InputRecord => ({
  ...answerAt('three/identify-stakeholders/stakeholder', { value, power, interest: 50, relationship }),
  _id: value,
})
const link = ([parent, to, relationType = 'money']: Linked, index: number): InputRecord => ({
  ...answerAt('three/stakeholder-relationship/link', { parent, valueArr: [to], relationType }),
  _id: `link ${index}`,
})
const planOf = (
  people: readonly Given[],
  links: readonly Linked[] = [],
  steps: Record<string, string> = {},
): PlanData => ({
  input: [
    ...people.map(person),
    ...links.map(link),
    ...Object.entries(steps).map(([parent, value]) =>
      answerAt('three/stakeholder-relationship/next-step', { parent, value }),
    ),
  ],
})

test.each<[string, PlanData, string[]]>([
  ['nobody is there', planOf([]), ['stakeholders']],
  ['a tie is not judged', planOf([['a', 10, null]]), ['relationship:a']],
  ['a weak tie to power has no next step', planOf([['a', 50, 'Weak']]), ['next-step:a']],
  ['a next step of blanks', planOf([['a', 50, 'Weak']], [], { a: ' ' }), ['next-step:a']],
  ['it has one', planOf([['a', 50, 'Weak']], [], { a: 'Call' }), []],
  ['a weak tie to little power needs none', planOf([['a', 49, 'Weak']]), []],
  ['a strong tie needs none', planOf([['a', 90, 'Strong']]), []],
  ['a name is missing', planOf([['', 10, 'Strong']]), ['stakeholder:']],
])('what is missing where %s', (_, plan, fields) => {
  expect(gaps(plan).map(({ field }) => field)).toEqual(fields)
})

test('ties to somebody who is gone, or to oneself, are passed over until they are cleaned away', () => {
  const plan = planOf(
    [
      ['a', 10, 'Strong'],
      ['b', 10, 'Strong'],
    ],
    [
      ['a', 'b'],
      ['a', 'gone'],
      ['b', 'b'],
    ],
  )
  expect(tiesOf(plan).map(({ id }) => id)).toEqual(['link 0'])
  expect(looseTies(plan).map(({ id }) => id)).toEqual(['link 1', 'link 2'])
})

test.each<[string, Omit<TieDraft, 'description'>, object]>([
  ['a new one', { to: 'c', kind: 'money' }, {}],
  ['another kind', { to: 'b', kind: 'influence' }, {}],
  ['the same again', { to: 'b', kind: 'money' }, { to: 'duplicate' }],
  ['to oneself', { to: 'a', kind: 'money' }, { to: 'duplicate' }],
  ['to nobody', { to: null, kind: null }, { to: 'required', kind: 'required' }],
])('a tie: %s', (_, draft, problems) => {
  const people: Given[] = [
    ['a', 10, 'Weak'],
    ['b', 10, 'Weak'],
    ['c', 10, 'Weak'],
  ]
  const ties = tiesOf(planOf(people, [['a', 'b']]))
  expect(tieProblems(ties, 'a', { ...draft, description: '' })).toEqual(problems)
})

test('ties to build are weak and to power, with those who know both sides', () => {
  const plan = planOf(
    [
      ['director', 80, 'Weak'],
      ['bank', 60, 'Weak'],
      ['radio', 20, 'Weak'],
      ['school', 90, 'Strong'],
      ['midwife', 30, 'Strong'],
      ['shop', 30, 'Weak'],
    ],
    [
      ['midwife', 'director'],
      ['director', 'school'],
      ['shop', 'director'],
    ],
    { director: ' Ask her ' },
  )
  expect(
    tiesToBuild(plan).map(({ stakeholder, nextStep, introducers }) => [
      stakeholder.name,
      nextStep,
      introducers.map(({ name }) => name),
    ]),
  ).toEqual([
    ['director', 'Ask her', ['school', 'midwife']],
    ['bank', '', []],
  ])
})
