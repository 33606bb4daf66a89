import { expect, test } from 'vitest'
import { activeGoals, goalsOf, toStore } from '#course/impact/shared/goals.ts'
import { sampleNames } from '#course/samples/names.ts'
import { sampleOf } from '#course/samples/samples.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { pictureFaults } from '#testing/picture-faults.ts'
import { record } from '#testing/plan-records.ts'
import { described, gaps, moved, switched, withSentence } from './choosing.ts'
import { fittingOutcomes } from './fits.ts'
import { placedIcon } from './icons.ts'
import { report } from './report.ts'
import { tilePicture } from './tile-picture.ts'

type Stored = NonNullable<NonNullable<PlanData['business']>[number]['sdgs']>

const planWith = (sdgs: Stored): PlanData => ({ business: [{ ...record, _id: 'b', sdgs }] })
const chosen = (...indexes: number[]) => {
  const none = goalsOf({})
  return indexes.reduce(switched, none)
}
const storedWith = (...indexes: number[]) => planWith(toStore(chosen(...indexes), 'en'))
const numbers = (goals: readonly { index: number }[]) => goals.map(({ index }) => index)

test('a plan keeps exactly seventeen goals, each with number, flag, contribution and title', () => {
  const kept = toStore(chosen(13), 'es')
  expect(kept).toHaveLength(17)
  expect(numbers(kept as { index: number }[]).sort((one, other) => one - other)).toEqual(
    Array.from({ length: 17 }, (_, place) => place + 1),
  )
  expect(kept[0]).toEqual({ index: 13, active: true, description: '', text: 'Acción por el clima' })
})

test.each<[string, Stored]>([
  ['nothing at all', []],
  ['some of them', [{ index: 4, active: true, description: 'x', text: '' }]],
  [
    'one twice',
    [
      { index: 4, active: true, description: 'first', text: '' },
      { index: 4, active: false, description: 'second', text: '' },
    ],
  ],
  ['a row without a number', [{ index: null, active: true, description: 'x', text: '' }]],
])('a plan that holds %s is read as seventeen', (_, sdgs) => {
  expect(goalsOf(planWith(sdgs))).toHaveLength(17)
  expect(new Set(numbers(goalsOf(planWith(sdgs)))).size).toBe(17)
})

test('a goal that is taken up comes last among the chosen; one that is let go keeps its words', () => {
  expect(numbers(activeGoals(storedWith(6, 3, 1)))).toEqual([6, 3, 1])
  const told = described(chosen(6, 3), 6, 'Safe water in every kitchen')
  const without = switched(told, 6)
  expect(without.filter(({ active }) => active).map(({ index }) => index)).toEqual([3])
  expect(without.find(({ index }) => index === 6)?.description).toBe('Safe water in every kitchen')
  expect(numbers(without).slice(1)).toEqual(
    numbers(without)
      .slice(1)
      .toSorted((one, other) => one - other),
  )
})

test.each([
  [0, 2, [3, 1, 6]],
  [2, 0, [1, 6, 3]],
  [0, 9, [6, 3, 1]],
])('the goal at place %i moves to place %i', (from, to, order) => {
  const after = moved(chosen(6, 3, 1), from, to)
  expect(numbers(after.filter(({ active }) => active))).toEqual(order)
  expect(after).toHaveLength(17)
})

test('one goal is asked for, and twenty characters about each', () => {
  expect(gaps({})).toEqual([{ field: 'sdgs', message: 'selectOne' }])
  const told = described(chosen(6, 3), 3, 'Too short')
  expect(gaps(planWith(toStore(told, 'en')))).toEqual([
    { field: 'sdg:6', message: 'required' },
    { field: 'sdg:3', message: 'tooShort', values: { n: 20 } },
  ])
})

test.each(sampleNames)('each goal of %s has an outcome behind it, in both languages', async (name) => {
  for (const locale of ['en', 'es'] as const) {
    const { data } = await sampleOf(name, 'eight', locale)
    const lost = activeGoals(data).filter(({ index }) => fittingOutcomes(data, index).length === 0)
    expect(numbers(lost)).toEqual([])
  }
})

test.each([
  ['', 'Fewer children fall ill', 'Fewer children fall ill.'],
  ['Safe water', 'Fewer children fall ill.', 'Safe water. Fewer children fall ill.'],
  ['Is it safe? ', 'Yes', 'Is it safe? Yes.'],
])('"%s" goes on with "%s"', (before, outcome, after) => {
  expect(withSentence(before, outcome)).toBe(after)
})

test.each([
  ['More girls come to school in every season', 2, 14],
  ['They are ready when the illegal market closes', 3, 4],
  ['El ganado tiene pasto', 1, 8],
])('"%s" speaks of neither goal %i nor goal %i', (outcome, one, other) => {
  const activity = [
    { ...record, _id: 'a', activityType: 'impact' as const, selected: true, outcomes: [outcome] },
  ]
  expect([one, other].map((index) => fittingOutcomes({ activity }, index))).toEqual([[], []])
})

test('no outcome of the filter workshop is about the sea', async () => {
  const { data } = await sampleOf('clay-filter', 'eight', 'en')
  expect(fittingOutcomes(data, 14)).toEqual([])
  expect(fittingOutcomes(data, 99)).toEqual([])
})

test('a drawing is put at its place in a picture', () => {
  expect(placedIcon(6, 100, 50, 12)).toMatch(/^M106 52C104 54\.5 103 56 103 57\.5/)
  expect(placedIcon(8, 0, 0, 48)).toBe('M8 16H40V38H8ZM18 16V10H30V16M8 26H40')
})

test('all seventeen tiles can be read on paper', () => {
  const all = storedWith(...Array.from({ length: 17 }, (_, place) => place + 1))
  for (const locale of ['en', 'es'] as const) expect(pictureFaults(tilePicture(all, locale))).toEqual([])
})

test('the report names the goals by their importance', async () => {
  const { data } = await sampleOf('clay-filter', 'eight', 'es')
  const [picture, table] = report(data, 'es')
  expect(picture).toMatchObject({ picture: { label: 'Los 3 objetivos elegidos' } })
  expect(table?.kind === 'table' && table.rows.map(([goal]) => goal)).toEqual([
    '6 Agua limpia y saneamiento',
    '3 Salud y bienestar',
    '1 Fin de la pobreza',
  ])
})
