import { expect, test } from 'vitest'
import { gapRuleOf } from '#course/contract/gaps.ts'
import type { InputRecord, PlanData } from '#domain/plan/plan-data.ts'
import { answerAt, record } from '#testing/plan-records.ts'
import { room } from './room.ts'
import { statementParts, trialsOf } from './verdict.ts'
import { words } from './words.ts'

const gaps = gapRuleOf(room, 'one') ?? (() => [])

const cause = (_id: string, causeType: 'main' | 'underlying' | 'effect', selected = true) => ({
  ...record,
  _id,
  causeType,
  selected,
  description: `Text of ${_id}.`,
  parent: null,
})
const input = (stepKey: string, key: string, parent: string | null, rest: Partial<InputRecord>) =>
  answerAt(`one/${stepKey}/${key}`, { parent, ...rest })
const verdict = (parent: string, value: string) => input('making-sense', 'verdict', parent, { value })
const statement = 'In Soacha, recyclers earn too little because each sells alone.'
const plan = (verdicts: Record<string, string>, problemStatement: string | null = statement): PlanData => ({
  cause: [cause('a', 'main'), cause('b', 'underlying'), cause('c', 'main', false), cause('e', 'effect')],
  input: Object.entries(verdicts).map(([id, value]) => verdict(id, value)),
  business: [{ ...record, _id: 'b', problemStatement }],
})

test.each([
  ['no verdict yet', plan({}), ['verdict:a', 'verdict:b']],
  ['one verdict missing', plan({ a: 'confirmed' }), ['verdict:b']],
  ['a word that is no verdict', plan({ a: 'confirmed', b: 'perhaps' }), ['verdict:b']],
  ['every belief wrong', plan({ a: 'rejected', b: 'rejected' }), ['verdicts']],
  ['one belief held in part', plan({ a: 'rejected', b: 'partly' }), []],
  ['a verdict on a cause that is no longer chosen', plan({ a: 'confirmed', b: 'partly', c: 'rejected' }), []],
  ['no statement', plan({ a: 'confirmed', b: 'partly' }, null), ['problemStatement']],
  [
    'a statement of 39 characters',
    plan({ a: 'confirmed', b: 'partly' }, 'x'.repeat(39)),
    ['problemStatement'],
  ],
  ['a statement of 40 characters', plan({ a: 'confirmed', b: 'partly' }, 'x'.repeat(40)), []],
  ['no cause chosen', { business: plan({}).business ?? [] }, ['verdicts']],
])('%s', (_what, given, fields) => {
  expect(gaps(given).map((gap) => gap.field)).toEqual(fields)
})

test('a short statement says how long it should be', () => {
  expect(gaps(plan({ a: 'confirmed', b: 'partly' }, 'Short.'))).toEqual([
    { field: 'problemStatement', message: 'tooShort', values: { n: 40 } },
  ])
})

test('a belief stands with its insights, and the words of the cause stand in for one that was never written', () => {
  const given: PlanData = {
    ...plan({}),
    input: [
      input('testing-your-assumptions', 'assumption', 'a', {
        value: 'They sell alone',
        valueArr: ['4', 'q1', 'q0'],
        description: 'Most sell together',
      }),
    ],
    question: [
      { ...record, _id: 'q0', text: 'When?', parent: 'a', insights: ['Too late', 'To one buyer'] },
      { ...record, _id: 'q1', text: 'Whom did you sell to?', parent: 'a', insights: ['To one buyer', ' '] },
      { ...record, _id: 'q2', text: 'Other', parent: 'c', insights: ['Elsewhere'] },
    ],
  }
  expect(trialsOf(given)).toMatchObject([
    {
      belief: 'They sell alone',
      sureness: '4',
      provedWrongBy: 'Most sell together',
      insights: ['To one buyer', 'Too late'],
    },
    { belief: 'Text of b.', sureness: '', insights: [] },
  ])
})

const fact = (key: string, value: string) => input('defining-your-problem', key, null, { value })
const told: PlanData = {
  ...plan({}),
  cause: [
    { ...cause('a', 'main'), description: 'Each sells alone.' },
    { ...cause('b', 'main'), description: 'Wool is expensive' },
    { ...cause('w', 'main'), description: 'Designs are old' },
    { ...cause('n', 'underlying'), description: 'NGOs left' },
    { ...cause('e', 'effect', false), description: 'Young women leave.' },
  ],
  input: [
    fact('who', 'Weavers'),
    fact('what', 'earn 8 soles a day.'),
    fact('where', 'Ayacucho'),
    verdict('a', 'confirmed'),
    verdict('b', 'partly'),
    verdict('w', 'rejected'),
    verdict('n', 'confirmed'),
  ],
}

test.each([
  [
    'en',
    'In Ayacucho, weavers earn 8 soles a day because each sells alone, wool is expensive, and NGOs left. As a result, young women leave.',
  ],
  [
    'es',
    'En Ayacucho, weavers earn 8 soles a day porque each sells alone, wool is expensive y NGOs left. Como resultado, young women leave.',
  ],
] as const)('the statement in %s leaves out what did not hold', (locale, sentence) => {
  expect(words[locale].statement(statementParts(told))).toBe(sentence)
})

test('the first answers read like in the first sentence', () => {
  const given: PlanData = {
    input: [fact('who', 'Quechua families.'), fact('what', 'Wait for water'), fact('where', 'In Soacha,')],
  }
  expect(words.en.statement(statementParts(given))).toBe('In Soacha, Quechua families wait for water.')
})

test('a statement without answers shows where they belong', () => {
  expect(words.en.statement(statementParts({}))).toBe('In …, … ….')
})
