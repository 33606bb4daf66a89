import { expect, test } from 'vitest'
import { partOf } from '#course/contract/module-report.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { Block } from '#domain/report/block.ts'
import { pictureFaults } from '#testing/picture-faults.ts'
import { answerAt, record } from '#testing/plan-records.ts'
import { across, ringShapes } from './circle-picture.ts'
import { room } from './room.ts'
import { whyOf } from './why.ts'

const report = (await partOf(room, 'one')) ?? (() => [])

const plan = (entries: readonly (readonly [string, string])[], business = {}): PlanData => ({
  input: entries.map(([key, value]) => answerAt(`one/finding-your-why/${key}`, { value })),
  business: [{ ...record, _id: 'b', ...business }],
})
const circle = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.kind === 'picture' ? [block.picture] : []))[0]

test.each([
  ['no plan', {}],
  ['blank words', plan([['how', ' ']], { missionStatement: ' ' })],
])('shows nothing: %s', (_what, given) => {
  expect(report(given, 'en')).toEqual([])
})

test('what is not there yet is said', () => {
  const blocks = report(plan([['how', 'We hire the people we train']]), 'es')
  expect(blocks.map(({ kind }) => kind)).toEqual(['picture'])
  expect(circle(blocks)?.twin).toEqual([
    { depth: 0, text: 'Por qué' },
    { depth: 1, text: 'Vacío todavía' },
    { depth: 0, text: 'Cómo' },
    { depth: 1, text: 'We hire the people we train' },
    { depth: 0, text: 'Qué' },
    { depth: 1, text: 'Vacío todavía' },
  ])
})

test('the mission stands in the middle while there is no sentence of two halves', () => {
  const blocks = report(plan([['contribution', 'Open trades']], { missionStatement: 'To open doors' }), 'en')
  expect(circle(blocks)?.twin?.[1]?.text).toBe('To open doors')
})

const full = plan(
  [
    ['story', 'I was there.\nI saw it.'],
    ['contribution', 'open trades'],
    ['impact', 'they choose'],
    ...['1', '2', '3', '4', '5'].flatMap((n) => [
      ['how', `Principle ${n} in rather many words, ${'so that it needs lines '.repeat(4)}`] as const,
      ['what', `Offer ${n}`] as const,
    ]),
  ],
  { missionStatement: 'To open doors', visionStatement: 'All doors are open' },
)

test('story, circle, mission and vision', () => {
  const blocks = report(full, 'en')
  expect(blocks[0]).toEqual({ kind: 'quote', text: 'I was there.\nI saw it.' })
  expect(circle(blocks)?.twin?.[1]?.text).toBe('To open trades so that they choose.')
  expect(blocks.at(-1)).toEqual({
    kind: 'facts',
    rows: [
      { label: 'Mission', value: 'To open doors' },
      { label: 'Vision', value: 'All doors are open' },
    ],
  })
})

test.each([
  ['full', full],
  ['nearly empty', plan([['what', 'x'.repeat(300)]])],
])('can be read on paper: %s', (_what, given) => {
  const picture = circle(report(given, 'en'))
  expect(picture && pictureFaults(picture)).toEqual([])
})

test('page and paper draw the same rings, and a tick is drawn where a ring holds something', () => {
  const given = plan([['what', 'Bread']])
  const page = ringShapes(whyOf(given), 'en', across / 2)
  expect(circle(report(given, 'en'))?.shapes.slice(0, page.length)).toEqual(page)
  expect(page.map(({ kind }) => kind)).toEqual(['circle', 'text', 'path', 'circle', 'text', 'circle', 'text'])
})
