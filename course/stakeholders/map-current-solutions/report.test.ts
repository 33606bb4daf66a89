import { expect, test } from 'vitest'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { pictureFaults } from '#testing/picture-faults.ts'
import { answerAt, record } from '#testing/plan-records.ts'
import type { Axis } from './map.ts'
import { type Drawing, radarShapes } from './radar.ts'
import { radarPicture, smallRadar, stacked } from './radar-picture.ts'
import { report } from './report.ts'

const activity = (name: string) =>
  ({ ...record, _id: name, name, activityType: 'impact', selected: true }) as const
const scored = (value: string, scores: readonly string[]) =>
  answerAt('three/map-current-solutions/solution', {
    value,
    groupName: 'ngo',
    description: 'Gives drops',
    valueArr: [...scores],
  })

test.each<[string, PlanData]>([
  ['no solution', { activity: [activity('a')] }],
  ['a solution without a name', { input: [scored(' ', [])] }],
])('shows nothing: %s', (_what, plan) => {
  expect(report(plan, 'en')).toEqual([])
})

test('solutions in words, the radar, and the scores with those that are missing', () => {
  const plan = {
    activity: ['Make', 'Visit', 'Show'].map(activity),
    input: [
      scored('Drops', ['Make:2', 'Visit:0']),
      answerAt('three/map-current-solutions/own', { valueArr: ['Make:4'] }),
    ],
  }
  expect(report(plan, 'es')).toMatchObject([
    { kind: 'table', rows: [['Drops', 'Organización social', 'Gives drops']] },
    { kind: 'picture' },
    {
      kind: 'table',
      head: ['Solución', 'Make', 'Visit', 'Show'],
      rows: [
        ['Drops', '2', '0', '–'],
        ['Nuestro plan', '4', '–', '–'],
      ],
    },
  ])
})

test('many activities stand below each other, since paper has no room for so many columns', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f']
  const plan = { activity: names.map(activity), input: [scored('Drops', ['f:5'])] }
  expect(report(plan, 'en').at(-1)).toMatchObject({ kind: 'list', items: { length: 6, 5: 'f: Drops 5' } })
})

const long =
  'A name of an activity that somebody has written out in many more words than anybody needs, with '
const axesOf = (count: number): readonly Axis[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}`, number: index + 1, name: long.repeat(2) }))
const drawingsOf = (axes: readonly Axis[], count: number): readonly Drawing[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `s${index}`,
    number: index === count - 1 ? null : index + 1,
    name: long,
    scores: Object.fromEntries(axes.map(({ id }, axis) => [id, (axis + index) % 6])),
  }))

test.each([3, 4, 5, 6, 7, 8, 12])('can be read on paper with %i axes and long names', (count) => {
  const axes = axesOf(count)
  const drawings = drawingsOf(axes, 12)
  expect(pictureFaults(radarPicture(axes, drawings, { label: '', hasLegend: true }))).toEqual([])
  expect(pictureFaults(smallRadar(axes, drawings, { label: '' }))).toEqual([])
})

test.each<[string, { middle: number; height: number }[], number[]]>([
  [
    'far apart, each at its place',
    [
      { middle: 20, height: 10 },
      { middle: 80, height: 10 },
    ],
    [15, 75],
  ],
  [
    'too near, the lower one gives way',
    [
      { middle: 20, height: 10 },
      { middle: 22, height: 10 },
    ],
    [15, 31],
  ],
  [
    'at the end, the upper one gives way',
    [
      { middle: 90, height: 10 },
      { middle: 98, height: 10 },
    ],
    [74, 90],
  ],
  ['above the top, it comes down', [{ middle: 0, height: 30 }], [0]],
])('names beside the radar: %s', (_what, wanted, tops) => {
  expect(stacked(wanted, 100)).toEqual(tops)
})

test('a solution that stands alone is the only one with its colour', () => {
  const axes = axesOf(3)
  const drawings = drawingsOf(axes, 3)
  const inks = (alone: string | null) =>
    new Set(
      radarShapes(axes, drawings, { x: 0, y: 0, radius: 100 }, alone).flatMap((shape) =>
        shape.kind === 'path' && shape.stroke !== 'line' ? (shape.stroke ?? []) : [],
      ),
    )
  expect(inks(null)).toEqual(new Set(['series-1', 'series-2', 'brand']))
  expect(inks('s1')).toEqual(new Set(['series-2']))
})
