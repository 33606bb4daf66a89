import { expect, test } from 'vitest'
import { sampleOf } from '#course/samples/samples.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { pictureFaults } from '#testing/picture-faults.ts'
import { answerAt, record } from '#testing/plan-records.ts'
import { plannedShares } from './planned-shares.ts'
import { report } from './report.ts'
import { type Definition, gaps, isAlmostSustainable, isMismatch, placeOf } from './spectrum.ts'
import { spectrumPicture } from './spectrum-picture.ts'

const marker = (key: 'today' | 'target', value: string | null, percent?: string, description?: string) =>
  answerAt(`four/choose-definition/${key}`, {
    value,
    valueArr: percent === undefined ? [] : [percent],
    description: description ?? null,
  })
const placed = (definition: Definition, percent: number) => ({ definition, percent, reason: '' })

test.each([
  [null, false],
  [0, false],
  [75, false],
  [75.01, true],
  [76, true],
  [100, true],
])('a market share of %s percent is almost sustainable: %s', (percent, expected) => {
  expect(isAlmostSustainable(percent)).toBe(expected)
})

test.each<[Definition, number, boolean]>([
  ['part-market', 75, false],
  ['part-market', 76, true],
  ['grant-funded', 10, false],
  ['grant-funded', 80, true],
  ['almost-sustainable', 75, true],
  ['almost-sustainable', 76, false],
  ['social-business', 99, true],
  ['social-business', 100, false],
  ['profit-sharing', 90, true],
  ['responsible-business', 30, false],
])('%s with %i percent does not match: %s', (definition, percent, expected) => {
  expect(isMismatch(placed(definition, percent))).toBe(expected)
})

test('a number that is none, or no percentage, counts as not said', () => {
  const percents = ['', 'many', '-1', '101', '0', '62.5']
  const read = (percent: string) => placeOf({ input: [marker('today', null, percent)] }, 'today').percent
  expect(percents.map(read)).toEqual([null, null, null, null, 0, 62.5])
})

test.each<[string, PlanData, string[]]>([
  ['all', {}, ['today', 'today.valueArr', 'target', 'target.valueArr', 'target.description']],
  [
    'the reason for the aim',
    { input: [marker('today', 'part-market', '60'), marker('target', 'social-business', '100', ' ')] },
    ['target.description'],
  ],
  [
    'nothing',
    { input: [marker('today', 'part-market', '60'), marker('target', 'social-business', '100', 'Hotels')] },
    [],
  ],
])('what is missing: %s', (_what, plan, fields) => {
  expect(gaps(plan).map(({ field }) => field)).toEqual(fields)
})

const forecasts = { m1: 100, y3: 100 }
const offering = [{ ...record, _id: 'o', price: 10, forecasts }]
const business = (...additionalRevenue: { category: 'rent' | 'grant'; value: number }[]) => [
  { ...record, _id: 'b', financials: { additionalRevenue } },
]

test('the financial plan tells the share of the first and of the third year; without revenue there is none', () => {
  expect(plannedShares({})).toEqual({ today: null, target: null })
  expect(plannedShares({ offering })).toEqual({ today: 100, target: 100 })
  const given = business({ category: 'rent', value: 100 }, { category: 'grant', value: 100 })
  const continuity = (...valueArr: string[]) => answerAt('seven/revenue/grant-continuity', { valueArr })
  const share = ((1000 + 1200) / (1000 + 1200 + 1200)) * 100
  expect(plannedShares({ offering, business: given })).toEqual({ today: share, target: share })
  expect(plannedShares({ offering, business: given, input: [continuity('40', '0')] })).toEqual({
    today: share,
    target: 100,
  })
})

test('the line can be read on paper wherever the markers stand, and says the same in words', () => {
  const places = [[], [marker('today', 'grant-funded', '0'), marker('target', 'grant-funded', '0')]]
  for (const input of [...places, [marker('target', 'responsible-business', '100')]])
    for (const locale of ['en', 'es'] as const)
      expect(pictureFaults(spectrumPicture({ input, offering }, locale))).toEqual([])
  const { twin } = spectrumPicture({ input: [marker('today', 'part-market', '62.5')] }, 'es')
  expect(twin?.map(({ text }) => text)).toEqual([
    'Hoy: Financiada en parte por el mercado (62,5%)',
    'En tres años: todavía sin lugar',
  ])
})

test('the report tells both places with their reasons', async () => {
  const { data } = await sampleOf('otra-vuelta', 'four', 'en')
  expect(report(data, 'en')).toMatchObject([
    { kind: 'picture' },
    {
      kind: 'facts',
      rows: [
        { label: 'Today', value: expect.stringContaining('Partly market-funded') },
        { label: 'In three years', value: expect.stringContaining('Almost sustainable: more than 75%') },
      ],
    },
  ])
  expect(report({}, 'en')).toEqual([])
})
