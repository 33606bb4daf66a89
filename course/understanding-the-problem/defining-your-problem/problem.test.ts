import { expect, test } from 'vitest'
import { gapRuleOf } from '#course/contract/gaps.ts'
import type { Fact } from '#course/understanding-the-problem/shared/problem-facts.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { answerAt, record } from '#testing/plan-records.ts'
import { checksOf, holeIn } from './problem.ts'
import { room } from './room.ts'
import { words } from './words.ts'

const gaps = gapRuleOf(room, 'one') ?? (() => [])

const plan = (facts: Partial<Record<Fact, string>>, problemDefinition?: string): PlanData => ({
  input: Object.entries(facts).map(([key, value]) => answerAt(`one/defining-your-problem/${key}`, { value })),
  business: [{ _id: 'b', ...record, problemDefinition: problemDefinition ?? null }],
})
const all = { who: 'recyclers', what: 'earn too little', where: 'Soacha' }
const sentence = 'In Soacha, 300 recyclers sell below the factory price.'

test.each([
  ['nothing written', plan({}), ['who', 'what', 'where', 'problemDefinition']],
  ['facts but no sentence', plan(all), ['problemDefinition']],
  ['a sentence that is too short', plan(all, 'Too short.'), ['problemDefinition']],
  ['blank facts', plan({ ...all, where: '  ' }, sentence), ['where']],
  ['everything there', plan(all, sentence), []],
])('%s', (_what, given, fields) => {
  expect(gaps(given).map((gap) => gap.field)).toEqual(fields)
})

const facts = { ...all, when: '', evidence: 'we asked 12 families of recyclers' }

test('words that only join others name nothing', () => {
  const who = 'mujeres que venden para vivir'
  expect(checksOf('No alcanza para nada.', { ...facts, who }).group).toBe(false)
  expect(checksOf('Las mujeres esperan.', { ...facts, who }).group).toBe(true)
})

test.each([
  [sentence, { group: true, place: true, proof: true, problem: true }],
  ['People suffer.', { group: false, place: false, proof: false, problem: true }],
  ['In Soacha there is no training centre.', { group: false, place: true, proof: false, problem: false }],
  ['Falta de agua en Soacha', { group: false, place: true, proof: false, problem: false }],
  ['Recyclers suffer.', { group: true, place: false, proof: false, problem: true }],
  [
    'In Soacha people suffer, say the families we asked.',
    { group: false, place: true, proof: true, problem: true },
  ],
  ['', { group: false, place: false, proof: false, problem: false }],
])('checks of "%s"', (text, checks) => {
  expect(checksOf(text, facts)).toEqual(checks)
})

test('answers with their own full stops and beginnings still make one sentence', () => {
  expect(
    words.en.sentence({
      who: 'Many families.',
      what: 'Drink bad water.',
      where: 'In Kisumu,',
      when: 'Every week.',
      evidence: 'Because we asked 12 of them.',
    }),
  ).toBe('In Kisumu, many families drink bad water. It happens every week. How we know: we asked 12 of them.')
  expect(
    words.es.sentence({
      who: 'Las familias',
      what: 'toman agua sucia',
      where: 'en Soacha',
      when: '',
      evidence: '',
    }),
  ).toBe('En Soacha, las familias toman agua sucia.')
})

test('what nobody has written yet is asked for', () => {
  const none = { who: '', what: '', where: '', when: '', evidence: '' }
  expect(words.en.sentence(none)).toBe('In [where], [who] [what goes wrong].')
  expect(holeIn(none)).toBe('who')
  expect(holeIn({ ...none, who: 'Families', what: 'wait', where: 'Soacha' })).toBeUndefined()
  expect(words.es.sentence({ ...none, where: 'Soacha' })).toBe('En Soacha, [quién] [qué le pasa].')
})
