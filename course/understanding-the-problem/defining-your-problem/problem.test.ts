import { expect, test } from 'vitest'
import { gapRuleOf } from '#course/contract/gaps.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { checksOf, type Fact } from './problem.ts'
import { room } from './room.ts'

const gaps = gapRuleOf(room, 'one') ?? (() => [])

const plan = (facts: Partial<Record<Fact, string>>, problemDefinition?: string): PlanData => ({
  input: Object.entries(facts).map(([key, value], index) => ({
    _id: String(index),
    projectId: 'p',
    version: 1,
    moduleKey: 'one',
    stepKey: 'defining-your-problem',
    key,
    value,
  })),
  business: [{ _id: 'b', projectId: 'p', version: 1, problemDefinition: problemDefinition ?? null }],
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
