import { expect, test } from 'vitest'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { pictureFaults } from '#testing/picture-faults.ts'
import { answerAt, record } from '#testing/plan-records.ts'
import { report } from './report.ts'

type Row = readonly [text: string, rating: readonly string[] | null, isChosen?: boolean, reason?: string]
const plan = (rows: readonly Row[]): PlanData => ({
  cause: rows.map(([description, , selected = false]) => ({
    ...record,
    _id: description,
    causeType: 'main',
    description,
    selected,
  })),
  input: rows.flatMap(([parent, rating, , description = '']) =>
    rating
      ? [answerAt('one/choosing-the-causes/rating', { parent, valueArr: [...rating], description })]
      : [],
  ),
})

test.each([
  ['no cause', {}],
  ['nothing weighed or chosen', plan([['Dust', null]])],
])('shows nothing: %s', (_what, given) => {
  expect(report(given, 'en')).toEqual([])
})

test('a cause that was chosen and not weighed stands in the table alone', () => {
  expect(report(plan([['Dust', ['', '4'], true]]), 'en')).toMatchObject([
    { kind: 'table', rows: [['1', 'Dust', '–', '4', 'Chosen.']] },
  ])
})

test('causes with both scores stand in the chart and in the table, the strongest first', () => {
  const blocks = report(
    plan([
      ['Dust', ['2', '2']],
      ['Smoke', ['5', '4'], true, 'We know the smiths.'],
      ['Heat', null],
      ['Noise', ['3', '']],
    ]),
    'es',
  )
  expect(blocks).toMatchObject([
    { kind: 'picture', picture: { label: expect.stringContaining('2 causas') } },
    {
      kind: 'table',
      head: ['N.º', 'Causa', 'Alimenta el problema', 'Se puede cambiar', '¿Por qué esta?'],
      rows: [
        ['2', 'Smoke', '5', '4', 'Elegida. We know the smiths.'],
        ['1', 'Dust', '2', '2', '–'],
      ],
    },
  ])
})

test('the chart can be read on paper, also where many causes have the same scores', () => {
  const rows = Array.from({ length: 12 }, (_, index): Row => [`Cause ${index}`, ['5', '5'], index < 2])
  const [block] = report(plan([...rows, ['Low', ['1', '1']]]), 'en')
  expect(block?.kind === 'picture' && pictureFaults(block.picture)).toEqual([])
})
