import { expect, test } from 'vitest'
import { treeOf } from '#course/understanding-the-problem/shared/cause-tree.ts'
import { groundShapes, layoutOf } from '#course/understanding-the-problem/shared/tree-layout.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { Block, ReportLocale } from '#domain/report/block.ts'
import { fitsPaper } from '#domain/report/sheets.ts'
import { pictureFaults } from '#testing/picture-faults.ts'
import { answerAt, record } from '#testing/plan-records.ts'
import { report } from './report.ts'
import { boxShapes, treeWords } from './tree-picture.ts'

type Row = readonly [
  id: string,
  type: 'main' | 'underlying' | 'effect' | 'consequence',
  parent: string | null,
  text?: string,
]
const plan = (rows: readonly Row[], chosen: readonly string[] = [], verdicts = {}): PlanData => ({
  cause: rows.map(([_id, causeType, parent, description = `What happens in ${_id}, in plain words`]) => ({
    ...record,
    _id,
    causeType,
    parent,
    description,
    selected: chosen.includes(_id),
  })),
  input: Object.entries<string>(verdicts).map(([parent, value]) =>
    answerAt('one/making-sense/verdict', { parent, value }),
  ),
  business: [
    { ...record, _id: 'b', problemDefinition: 'In Soacha, recyclers sell below the factory price.' },
  ],
})
const small: readonly Row[] = [
  ['a', 'main', null],
  ['a1', 'underlying', 'a'],
  ['a2', 'underlying', 'a1'],
  ['b', 'main', null],
  ['e', 'effect', null],
  ['e1', 'consequence', 'e'],
]
const pictures = (given: PlanData, locale: ReportLocale = 'en') =>
  report(given, locale).flatMap((block: Block) => (block.kind === 'picture' ? [block.picture] : []))
const wordsIn = (given: PlanData, locale: ReportLocale = 'en') =>
  pictures(given, locale).flatMap(({ shapes }) =>
    shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.lines.join(' ')] : [])),
  )

test('shows nothing while nothing grows', () => {
  expect(report({}, 'en')).toEqual([])
  expect(report(plan([]), 'en')).toEqual([])
})

const wide = Array.from({ length: 9 }, (_, index): Row => [`m${index}`, 'main', null])
const deep: Row[] = ['', '1', '12', '123', '1234', '12345'].map(
  (id, depth): Row => (depth === 0 ? ['r', 'main', null] : [`r${id}`, 'underlying', `r${id.slice(0, -1)}`]),
)
const huge = wide.flatMap((row): Row[] => [
  row,
  ...Array.from({ length: 12 }, (_, index): Row => [`${row[0]}-${index}`, 'underlying', row[0]]),
])

test.each([
  ['small', small],
  ['one root alone', [['a', 'main', null]] as const],
  ['effects alone', [['e', 'effect', null]] as const],
  ['wide', wide],
  ['deep', deep],
  ['huge', [...huge, ...small]],
  ['with long words', small.map(([id, type, parent]): Row => [id, type, parent, 'x'.repeat(200)])],
  ['with empty boxes', small.map(([id, type, parent]): Row => [id, type, parent, ''])],
])('can be read on paper: %s', (_what, rows) => {
  const drawn = pictures(plan(rows))
  expect(drawn.flatMap(pictureFaults)).toEqual([])
  expect(drawn.filter((picture) => !fitsPaper(picture))).toEqual([])
  const twin = drawn.flatMap((picture) => picture.twin?.map(({ text }) => text) ?? [])
  for (const [id, , , text = `What happens in ${id}, in plain words`] of rows)
    expect(twin.some((line) => line.endsWith(text))).toBe(true)
})

test('page and paper draw the same shapes', () => {
  const given = plan(small, ['a'])
  const said = treeWords(given, 'en')
  const page = layoutOf(treeOf(given), said.heights)
  const [paper, ...more] = pictures(given)
  expect(more).toEqual([])
  expect(paper?.shapes).toEqual([
    ...groundShapes(page),
    ...boxShapes(said.trunk, page.trunk),
    ...page.boxes.flatMap((one) => boxShapes(said.box(one.box), one)),
  ])
})

test.each([
  ['effects', ['e', 'effect', null]],
  ['causes', ['a', 'main', null]],
] as const)('a picture of %s alone keeps no empty ground or sky', (_what, row) => {
  const [picture] = pictures(plan([row]))
  const boxes = picture?.shapes.flatMap((shape) => (shape.kind === 'box' ? [shape] : [])) ?? []
  const highest = Math.min(...boxes.map(({ y }) => y))
  const lowest = Math.max(...boxes.map(({ y, height }) => y + height))
  expect(highest).toBeLessThan(20)
  expect((picture?.height ?? Infinity) - lowest).toBeLessThan(20)
})

test('a huge tree comes in several pictures that say which they are', () => {
  const labels = pictures(plan(huge)).map(({ label }) => label)
  expect(labels.length).toBeGreaterThan(1)
  expect(labels[1]).toContain(`(2 of ${labels.length})`)
})

test('chosen causes carry their verdict in words and in colour', () => {
  const given = plan(small, ['a', 'a1', 'a2', 'b', 'e'], { a1: 'confirmed', a2: 'rejected', b: 'partly' })
  expect(wordsIn(given)).toEqual(
    expect.arrayContaining([
      'The problem',
      'Why 1 · chosen',
      'Why 2 · chosen, confirmed',
      'Why 3 · chosen, turned out wrong',
      'Why 1 · chosen, partly true',
      'Effect',
      'Consequence',
    ]),
  )
  const fills = pictures(given).flatMap(({ shapes }) =>
    shapes.flatMap((shape) => (shape.kind === 'box' ? [shape.fill] : [])),
  )
  expect(fills).toEqual(['paper', 'paper', 'paper', 'brand-soft', 'good-soft', 'bad-soft', 'warn-soft'])
})

test('the same in words, for those who do not see it', () => {
  const [picture] = pictures(plan([...small.slice(0, 2), ['e', 'effect', null, 'Hay hambre']]), 'es')
  expect(picture?.twin).toEqual([
    { depth: 0, text: 'El problema: In Soacha, recyclers sell below the factory price.' },
    { depth: 0, text: 'Por qué pasa' },
    { depth: 1, text: 'Porqué 1: What happens in a, in plain words' },
    { depth: 2, text: 'Porqué 2: What happens in a1, in plain words' },
    { depth: 0, text: 'A qué lleva' },
    { depth: 1, text: 'Efecto: Hay hambre' },
  ])
})

test('a box is as high as its words', () => {
  const heightOf = (text: string) => {
    const given = plan([['a', 'main', null, text]])
    const [box] = layoutOf(treeOf(given), treeWords(given, 'en').heights).boxes
    return box?.height ?? 0
  }
  expect(heightOf('')).toBe(heightOf('short'))
  expect(heightOf('words that need several lines '.repeat(3))).toBeGreaterThan(heightOf('short'))
  expect(heightOf('x'.repeat(60))).toBeGreaterThan(heightOf('short'))
})
