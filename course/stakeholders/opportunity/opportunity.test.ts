import { expect, test } from 'vitest'
import type { InputRecord, PlanData } from '#domain/plan/plan-data.ts'
import { answerAt, record } from '#testing/plan-records.ts'
import { barsOf, gaps, holeIn, isFilled, parts, partsOf, withPart } from './opportunity.ts'
import { words } from './words.ts'

const activity = (_id: string) =>
  ({ ...record, _id, name: _id, activityType: 'impact', selected: true }) as const
const solution = (value: string, ...valueArr: string[]) =>
  answerAt('three/map-current-solutions/solution', { value, valueArr })
const own = (...valueArr: string[]) => answerAt('three/map-current-solutions/own', { valueArr })
const chosen = (parent: string, description = '') =>
  answerAt('three/opportunity/gap', { parent, selected: true, description })
const plan = (...input: InputRecord[]): PlanData => ({ activity: ['a', 'b', 'c', 'd'].map(activity), input })
const scored = [
  solution('Shop', 'a:1', 'b:4', 'c:0'),
  solution('Office', 'a:1', 'b:2', 'c:0'),
  own('a:4', 'b:3', 'c:5'),
]

test('the widest gap comes first, and what nobody has scored last', () => {
  const found = barsOf(plan(...scored)).map(({ id, best, bestNames, gap }) => ({ id, best, bestNames, gap }))
  expect(found).toEqual([
    { id: 'c', best: 0, bestNames: [], gap: 5 },
    { id: 'a', best: 1, bestNames: ['Shop', 'Office'], gap: 3 },
    { id: 'b', best: 4, bestNames: ['Shop'], gap: -1 },
    { id: 'd', best: null, bestNames: [], gap: null },
  ])
})

test.each<[string, InputRecord[], boolean]>([
  ['one gap is open', scored, false],
  ['others are as good or better everywhere', [solution('Shop', 'a:4', 'b:4'), own('a:4', 'b:1')], true],
  ['nothing can be compared yet', [own('a:1')], false],
])('amber: %s', (_what, input, isAmber) => {
  expect(isFilled(barsOf(plan(...input)))).toBe(isAmber)
})

test.each<[string, InputRecord[], string[]]>([
  ['no gap', [], ['gap']],
  ['a gap of an activity that is no longer chosen', [chosen('gone', 'Far away')], ['gap']],
  ['gaps without a reason', [chosen('a'), chosen('c', ' ')], ['gap.description:c', 'gap.description:a']],
  ['one gap with its reason', [chosen('a'), chosen('c', 'Far away')], []],
])('%s', (_what, input, fields) => {
  expect(gaps(plan(...scored, ...input)).map(({ field }) => field)).toEqual(fields)
})

const written = [
  'Traders buy at harvest.',
  'But growers',
  'Have no dry place',
  'We can rent out space',
  'because UNESCO pays',
]
const pieces = partsOf({ input: [answerAt('three/opportunity/opportunity', { valueArr: written })] })

test('the pieces become a sentence that says nothing twice', () => {
  expect(words.en.sentence(pieces)).toBe(
    'Today traders buy at harvest, but growers still have no dry place. We can rent out space because UNESCO pays.',
  )
})

test('a piece that is not written yet stays open', () => {
  const open = partsOf({})
  expect(words.es.sentence(open)).toBe('Hoy …, pero … todavía … Podemos … porque …')
  expect(holeIn(open)).toBe('today')
  expect(holeIn(pieces)).toBeUndefined()
})

test('one piece is changed, the others stay at their places', () => {
  expect(withPart(pieces, 'still', 'wait')).toEqual(written.with(parts.indexOf('still'), 'wait'))
})
