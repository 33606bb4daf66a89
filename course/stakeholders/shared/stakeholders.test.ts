import { expect, test } from 'vitest'
import { courseStepBySlug } from '#course/course.ts'
import { messageText } from '#domain/plan/messages.ts'
import type { InputRecord, PlanData } from '#domain/plan/plan-data.ts'
import { answerAt } from '#testing/plan-records.ts'
import { byWeight, powerfulOpponents, quadrantOf } from './power-interest.ts'
import { nameGaps, nameOf, stakeholdersOf } from './stakeholders.ts'

const planOf = (...given: readonly Partial<InputRecord>[]): PlanData => ({
  input: given.map((fields, index) => ({
    ...answerAt('three/identify-stakeholders/stakeholder', fields),
    _id: `s${index}`,
  })),
})

test('somebody without a name is asked for at the step that names them', () => {
  const [named, unnamed] = stakeholdersOf(planOf({ value: ' Rosa ' }, { value: ' ' }))
  expect(named && nameOf(named, 'en')).toBe('Rosa')
  expect(unnamed && nameOf(unnamed, 'en')).toBe('Please enter name on step 4')
  expect(unnamed && nameOf(unnamed, 'es')).toBe('Escribe el nombre en el paso 4')
})

const stepsWith = (slug: string, order: number) => {
  const step = courseStepBySlug('three', slug)
  return [{ _id: step?.id ?? '', module: step?.module.id ?? '', order }]
}

test.each([
  ['as the course has it', [], 'Please enter name on step 4', 'Escribe el nombre en el paso 4'],
  [
    'second in its cohort',
    stepsWith('identify-stakeholders', 2),
    'Please enter name on step 2',
    'Escribe el nombre en el paso 2',
  ],
  ['left out by its cohort', stepsWith('opportunity', 2), 'Please enter name', 'Escribe el nombre'],
])('what is said of a missing name when the naming step is %s', (_, steps, en, es) => {
  const plan = { ...planOf({ value: 'Rosa' }, { value: '' }), steps }
  const [, unnamed] = stakeholdersOf(plan)
  expect(unnamed && [nameOf(unnamed, 'en'), nameOf(unnamed, 'es')]).toEqual([en, es])
  const gaps = nameGaps(stakeholdersOf(plan))
  expect(gaps.map(({ field }) => field)).toEqual(['stakeholder:s1'])
  expect(gaps.map((gap) => [messageText(gap, 'en'), messageText(gap, 'es')])).toEqual([[en, es]])
})

test('the same record gives the same stakeholder in a changed plan', () => {
  const plan = planOf({ value: 'Rosa' }, { value: 'Juan' })
  const [rosa, juan] = plan.input ?? []
  const changed = { input: [rosa, { ...juan, value: 'Juana' }] as InputRecord[] }
  expect(stakeholdersOf(changed)[0]).toBe(stakeholdersOf(plan)[0])
  expect(stakeholdersOf(changed)[1]?.name).toBe('Juana')
})

test('an unknown group is none', () => {
  expect(
    stakeholdersOf(planOf({ groupName: 'friends' }, { groupName: 'team' })).map(({ group }) => group),
  ).toEqual([null, 'team'])
})

test.each([
  [50, 50, 'closely'],
  [50, 49, 'satisfy'],
  [49, 50, 'inform'],
  [0, 0, 'monitor'],
  [null, 50, null],
  [50, null, null],
])('power %s and interest %s: %s', (power, interest, quadrant) => {
  expect(quadrantOf({ power, interest })).toBe(quadrant)
})

test('most power and interest first, equal ones as written, those without a place last', () => {
  const list = [
    { id: 'none', power: null, interest: null },
    { id: 'low', power: 0, interest: 0 },
    { id: 'first', power: 60, interest: 40 },
    { id: 'second', power: 40, interest: 60 },
    { id: 'high', power: 90, interest: 90 },
  ]
  expect(byWeight(list).map(({ id }) => id)).toEqual(['high', 'first', 'second', 'low', 'none'])
})

test('a powerful opponent has a power of 50 or more and stands against', () => {
  const plan = planOf(
    { value: 'Mild', power: 49, interest: 90, position: 'Against' },
    { value: 'Friend', power: 90, interest: 90, position: 'In favor' },
    { value: 'Second', power: 50, interest: 10, position: 'Against' },
    { value: 'First', power: 80, interest: 80, position: 'Against' },
  )
  expect(powerfulOpponents(stakeholdersOf(plan)).map(({ name }) => name)).toEqual(['First', 'Second'])
})
