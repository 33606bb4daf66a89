import { expect, test } from 'vitest'
import { cards } from '#course/marketing-and-sales/build-my-pitch/pitch.ts'
import { sampleNames } from '#course/samples/names.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import { wordCount } from '#domain/text.ts'
import { pictureFaults } from '#testing/picture-faults.ts'
import { answerAt } from '#testing/plan-records.ts'
import { buildPitch } from './pitch.ts'
import { emptyFacts, sampleFacts } from './plan-facts.test-kit.ts'

const locales = ['en', 'es'] as const satisfies readonly ReportLocale[]
const samples = sampleNames.flatMap((name) => locales.map((locale) => [name, locale] as const))
const told = (card: string, value: string) => answerAt(`five/build-my-pitch/${card}`, { value })

test.each(samples)('the pitch of %s has a slide for every card in %s', async (name, locale) => {
  const deck = buildPitch(await sampleFacts(name, locale), locale)
  expect(deck.slides.map(({ card }) => card)).toEqual(cards)
  for (const { card, text, notes, picture } of deck.slides) {
    expect(wordCount(text), card).toBeLessThanOrEqual(42)
    expect(notes, card).not.toBe('')
    if (picture) expect(pictureFaults(picture), card).toEqual([])
  }
  const drawn = deck.slides.filter(({ picture }) => picture).map(({ card }) => card)
  expect(drawn).toEqual(['problem', 'solution', 'customers', 'model', 'ask'])
  expect(deck.slides.find(({ card }) => card === 'impact')?.lines[0]?.look).toBe('figure')
  expect(JSON.stringify(deck)).not.toMatch(/undefined|NaN|Infinity|[0-9a-f]{24}/)
})

test('a card that is not written shows what the plan says, with nothing to read aloud', async () => {
  const facts = await sampleFacts('clay-filter', 'en')
  const input = facts.plan.input?.filter(({ stepKey }) => stepKey !== 'build-my-pitch') ?? []
  const { slides } = buildPitch({ ...facts, plan: { ...facts.plan, input } }, 'en')
  const solution = slides.find(({ card }) => card === 'solution')
  expect(solution?.text).toContain('We make clay filters')
  expect(solution?.notes).toBe('')
})

test.each(locales)('of an empty plan there is nothing but its name, in %s', (locale) => {
  expect(buildPitch(emptyFacts, locale)).toMatchObject({ project: 'Pottery', tagline: '', slides: [] })
})

test('one card alone is one slide; all of it is said, little of it is shown', () => {
  const long = 'We bring water to every house. '.repeat(40).trim()
  const { slides } = buildPitch({ ...emptyFacts, plan: { input: [told('hook', long)] } }, 'en')
  expect(slides).toHaveLength(1)
  expect(slides[0]).toMatchObject({ card: 'hook', notes: long })
  expect(wordCount(slides[0]?.text ?? '')).toBeLessThanOrEqual(42)
})

test('the figures are those of the scenario', async () => {
  const facts = await sampleFacts('clay-filter', 'en')
  const model = (scenario: 'expected' | 'optimistic') =>
    buildPitch(facts, 'en', scenario).slides.find(({ card }) => card === 'model')?.picture
  expect(model('optimistic')).not.toEqual(model('expected'))
})

test('addresses and telephone numbers are neither shown nor said', () => {
  const secret = 'Write to rosa@example.org or call +254 712 345 678 today'
  const deck = buildPitch({ ...emptyFacts, plan: { input: [told('ask', secret)] } }, 'en')
  expect(JSON.stringify(deck)).not.toMatch(/rosa@|712 345/)
})
