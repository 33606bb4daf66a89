import { expect, test } from 'vitest'
import { gapRuleOf } from '#course/contract/gaps.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { answerAt, record } from '#testing/plan-records.ts'
import { checksOf } from './mission-checks.ts'
import { room } from './room.ts'
import { filledRings, offerIdeas, whyOf } from './why.ts'
import { words } from './words.ts'

const gaps = gapRuleOf(room, 'one') ?? (() => [])

type Given = { how?: string[]; what?: string[]; mission?: string; vision?: string; halves?: boolean }

function plan({
  how = ['We listen'],
  what = ['Bread'],
  mission = 'To open',
  vision = 'In ten',
  halves = true,
}: Given): PlanData {
  const entries = [
    ...how.map((value) => ['how', value] as const),
    ...what.map((value) => ['what', value] as const),
    ...(halves
      ? ([
          ['contribution', 'open trades'],
          ['impact', 'they choose'],
        ] as const)
      : []),
  ]
  return {
    input: entries.map(([key, value]) => answerAt(`one/finding-your-why/${key}`, { value })),
    business: [{ ...record, _id: 'b', missionStatement: mission, visionStatement: vision }],
  }
}

test.each([
  ['everything there', plan({}), []],
  ['nothing yet', {}, ['how', 'what', 'missionStatement', 'visionStatement']],
  ['no how', plan({ how: [] }), ['how']],
  ['a blank how', plan({ how: [' '] }), ['how']],
  ['no what', plan({ what: [] }), ['what']],
  ['no mission', plan({ mission: '' }), ['missionStatement']],
  ['a mission of 250 characters', plan({ mission: 'x'.repeat(250) }), []],
  ['a mission of 251 characters', plan({ mission: 'x'.repeat(251) }), ['missionStatement']],
  ['no vision', plan({ vision: '  ' }), ['visionStatement']],
  ['a mission written without the two halves', plan({ halves: false }), []],
])('%s', (_what, given, fields) => {
  expect(gaps(given).map((gap) => gap.field)).toEqual(fields)
})

test('a ring is filled when its part is told', () => {
  expect(filledRings(whyOf(plan({ what: [] })))).toEqual({ why: false, how: true, what: false })
})

test('chosen activities are ideas for offers until they are on the list', () => {
  const activity = (name: string, selected: boolean) => ({
    ...record,
    _id: name,
    name,
    selected,
    activityType: 'impact' as const,
  })
  const activities = [activity('bread', true), activity('Evening school', true), activity('Later', false)]
  expect(offerIdeas({ ...plan({}), activity: activities })).toEqual(['Evening school'])
})

test.each([
  ['To open paid trades to deaf young people so that they can choose their own life.', [true, true, true]],
  ['To sell the best bread in the city.', [false, false, true]],
  ['To bake fresh bread so that children eat.', [true, false, true]],
  [
    'Abrir oficios pagados a jóvenes de la comunidad sorda para que puedan elegir su propia vida',
    [true, true, true],
  ],
  ['Vender el mejor pan de la ciudad', [false, false, true]],
  ['To walk with weavers.', [true, true, true]],
  [`They ${'walk '.repeat(28)}`, [true, true, true]],
  [`They ${'walk '.repeat(29)}`, [true, true, false]],
  ['', [false, false, false]],
])('checks of "%s"', (mission, [others, product, short]) => {
  const what = ['Bread and cakes', 'Evenings for young people']
  expect(checksOf(mission, 'Weavers in Puno', what)).toEqual({ others, product, short })
})

test.each([
  ['en', 'open trades.', 'They choose', 'To open trades so that they choose.'],
  ['en', 'To open trades', 'so that they choose', 'To open trades so that they choose.'],
  ['es', 'Abrir oficios', 'para que elijan.', 'Abrir oficios para que elijan.'],
  ['es', 'abrir oficios', '', 'Abrir oficios para que ….'],
] as const)('the sentence in %s of "%s" and "%s"', (locale, contribution, impact, sentence) => {
  expect(words[locale].sentence(contribution, impact)).toBe(sentence)
})
