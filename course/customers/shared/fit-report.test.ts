import { expect, test } from 'vitest'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { Picture } from '#domain/report/picture.ts'
import { fitsPaper } from '#domain/report/sheets.ts'
import { pictureFaults } from '#testing/picture-faults.ts'
import { answerAt, record } from '#testing/plan-records.ts'
import { fitReport } from './fit-report.ts'

const segment = [{ ...record, _id: 's1', name: 'Families' }]
const need = (_id: string, level: number) => ({ ...record, _id, title: _id, level, parent: 's1' })
const match = { title: 'Works', description: 'So' }
const offering = (name: string, pains: readonly string[], gains: readonly string[]) => ({
  ...record,
  _id: name,
  name,
  segmentMatch: ['s1'],
  painMatch: pains.map((painId) => ({ painId, ...match })),
  gainMatch: gains.map((gainId) => ({ gainId, ...match })),
})
const pictures = (plan: PlanData): readonly Picture[] =>
  fitReport('gain', { hasCanvas: true })(plan, 'es').flatMap((block) =>
    block.kind === 'picture' ? [block.picture] : [],
  )

test.each<[string, PlanData]>([
  ['nothing offered', { segment, pain: [need('Ill', 5)] }],
  ['no line yet', { segment, pain: [need('Ill', 5)], offering: [offering('Filter', [], [])] }],
])('shows nothing: %s', (_what, plan) => {
  expect(fitReport('pain')(plan, 'en')).toEqual([])
})

test('says how well it fits, what answers each pain, and what is left for which reason', () => {
  const plan = {
    segment,
    pain: [need('Queue', 4), need('Ill', 5), need('Taste', 1)],
    offering: [offering('Filter', ['Ill'], [])],
    input: [
      answerAt('two/pain-relievers/skipped', { parent: 'Queue', selected: true, description: 'Too far' }),
    ],
  }
  expect(fitReport('pain')(plan, 'en')).toEqual([
    { kind: 'heading', text: 'Families' },
    { kind: 'text', text: 'Fit: 50%', tone: 'muted' },
    {
      kind: 'table',
      head: ['Pain', 'Strength', 'Relieved by', 'How it works'],
      rows: [
        ['Ill', '5', 'Filter', 'Works\nSo'],
        ['Queue', '4', '–', 'Left on purpose. Too far'],
        ['Taste', '1', '–', 'No answer yet'],
      ],
    },
  ])
})

const long = 'something that takes a while to say and is never quite at its end'
const many = (count: number, kind: string, words: string) =>
  Array.from({ length: count }, (_, index) => need(`${kind} ${index} ${words}`, (index % 5) + 1))
const large = (count: number, offered: number, words: string): PlanData => {
  const [pain, gain] = [many(count, 'pain', words), many(count, 'gain', words)]
  const ids = (needs: readonly { _id: string }[]) => needs.map(({ _id }) => _id)
  return {
    segment,
    pain,
    gain,
    offering: Array.from({ length: offered }, (_, index) =>
      offering(`Offering ${index} that ${words}`, ids(pain), ids(gain)),
    ),
  }
}

test.each([
  [1, 1, long, 1],
  [4, 2, long, 1],
  [10, 5, 'said in a few words', 1],
  [10, 5, long, 2],
  [30, 10, long, 6],
])('%i pains, as many gains and %i offerings can be read on paper: "%s"', (count, offered, words, sheets) => {
  const drawn = pictures(large(count, offered, words))
  expect(drawn.flatMap(pictureFaults)).toEqual([])
  expect(drawn.filter((picture) => !fitsPaper(picture))).toEqual([])
  expect(drawn.length).toBeLessThanOrEqual(sheets)
})
