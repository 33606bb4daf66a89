import { expect, test } from 'vitest'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { finishedPlan } from '#testing/plan-of.ts'
import { answerAt, record } from '#testing/plan-records.ts'
import { earlier } from './earlier.ts'
import { cards, clock, gaps, isByHand, joined, pitchOf, secondsOf, secondsOver } from './pitch.ts'

const told = (card: string, value: string) => answerAt(`five/build-my-pitch/${card}`, { value })
const withPitch = (pitch: string, input: PlanData['input'] = []): PlanData => ({
  business: [{ ...record, _id: 'b', pitch }],
  input,
})
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

test('the cards are joined in their order, and those that are empty leave no gap', () => {
  const input = [told('ask', 'Help us.'), told('hook', ' Listen! '), told('model', '  ')]
  expect(joined({ input })).toBe('Listen! Help us.')
  expect(joined({ input }, { model: 'They pay.' })).toBe('Listen! They pay. Help us.')
})

test('a pitch follows the cards until somebody changes it by hand', () => {
  const input = [told('hook', 'Listen!')]
  expect(isByHand(withPitch('', input))).toBe(false)
  expect(isByHand(withPitch('Listen! ', input))).toBe(false)
  expect(isByHand(withPitch('Listen, friends!', input))).toBe(true)
})

test('130 words take a minute', () => {
  expect([secondsOf(130), secondsOf(65), secondsOf(0)]).toEqual([60, 30, 0])
  expect([0, 9, 65, 200].map(clock)).toEqual(['0:00', '0:09', '1:05', '3:20'])
})

test.each([
  [150, '1', 0],
  [151, '1', 10],
  [450, '3', 0],
  [451, '3', 28],
  [151, '3', 0],
] as const)('%d words in %s min are %d seconds too long', (count, minutes, seconds) => {
  expect(secondsOver(words(count), minutes)).toBe(seconds)
})

test.each([
  [59, 1],
  [60, 0],
  [450, 0],
  [451, 1],
])('a pitch of %d words has %d faults of length', (count, faults) => {
  expect(gaps(withPitch(words(count)))).toHaveLength(faults)
})

test('the finished plan has an earlier answer for every card, and its pitch is that of its cards', () => {
  for (const language of ['en', 'es'] as const) {
    const plan = finishedPlan(language, 'five')
    expect(cards.filter((card) => earlier(plan, card, language) === '')).toEqual([])
    expect(isByHand(plan)).toBe(false)
    expect(pitchOf(plan)).not.toBe('')
  }
})

test('nothing was written before: no card is offered anything', () => {
  expect(cards.map((card) => earlier({}, card, 'en'))).toEqual(cards.map(() => ''))
})

test('the ask names money that is looked for, and else what is still needed', () => {
  const needed = answerAt('four/key-resources/needed', { parent: 's', valueArr: ['Kiln and press'] })
  expect(earlier({ input: [needed] }, 'ask', 'en')).toBe('We still need kiln and press.')
  const fundingSources = [
    { amount: 2000, status: 'have it' as const },
    { amount: 4000, status: 'not yet' as const },
  ]
  const business = [{ ...record, _id: 'b', financials: { fundingSources } }]
  expect(earlier({ input: [needed], business }, 'ask', 'en')).toBe('We look for $4,000 to start.')
})
