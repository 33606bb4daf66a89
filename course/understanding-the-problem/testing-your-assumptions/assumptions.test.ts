import { expect, test } from 'vitest'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { answerAt, record } from '#testing/plan-records.ts'
import { beliefOf, gaps, minutesOf, wanted } from './assumptions.ts'
import { words } from './words.ts'

const cause = (_id: string) => ({
  ...record,
  _id,
  causeType: 'main' as const,
  selected: true,
  description: `Cause ${_id}`,
})
const assumption = (parent: string, value: string | null, sureness: string, description: string) =>
  answerAt('one/testing-your-assumptions/assumption', { parent, value, valueArr: [sureness], description })
const questions = (parent: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...record,
    _id: `q-${parent}-${index}`,
    parent,
    text: `Question ${index}`,
  }))
const full = (parent: string) => assumption(parent, 'Prices are low', '4', 'Receipts show more')

test.each<[string, PlanData, string[]]>([
  ['no cause chosen', {}, ['causes']],
  ['nothing written', { cause: [cause('a')] }, ['sureness:a', 'wrong:a', 'questions:a']],
  [
    'a belief that was emptied',
    { cause: [cause('a')], input: [assumption('a', ' ', '4', 'Receipts')], question: questions('a', 3) },
    ['assumption:a'],
  ],
  [
    'no sureness',
    { cause: [cause('a')], input: [assumption('a', 'x', '', 'Receipts')], question: questions('a', 3) },
    ['sureness:a'],
  ],
  [
    'nothing that would prove it wrong',
    { cause: [cause('a')], input: [assumption('a', 'x', '4', '')], question: questions('a', 3) },
    ['wrong:a'],
  ],
  [
    'two questions for a single cause',
    { cause: [cause('a')], input: [full('a')], question: questions('a', 2) },
    ['questions:a'],
  ],
  [
    'one question for the first of two causes',
    {
      cause: [cause('a'), cause('b')],
      input: [full('a'), full('b')],
      question: [...questions('a', 1), ...questions('b', 3)],
    },
    ['questions:a'],
  ],
  [
    'no question for a further cause',
    {
      cause: [cause('a'), cause('b')],
      input: [full('a'), full('b')],
      question: questions('a', 3),
    },
    ['questions:b'],
  ],
  [
    'two questions for the first cause and one for the next',
    {
      cause: [cause('a'), cause('b')],
      input: [full('a'), full('b')],
      question: [...questions('a', 2), ...questions('b', 1)],
    },
    [],
  ],
])('%s', (_what, plan, fields) => {
  expect(gaps(plan).map(({ field }) => field)).toEqual(fields)
})

test.each([
  [['a'], 3],
  [['a', 'b'], 3],
  [['a', 'b', 'c'], 4],
])('the questions that causes %j ask for fit into the clock', (ids, least) => {
  const plan = { cause: ids.map(cause), input: ids.map(full) }
  const asked = gaps(plan).map(({ field, values }) => ({ id: field.slice(-1), count: Number(values?.n) }))
  const question = asked.flatMap(({ id, count }) => questions(id, count))
  expect(gaps({ ...plan, question })).toEqual([])
  expect(question).toHaveLength(least)
  expect(minutesOf(question.length)).toBeLessThanOrEqual(wanted)
})

test('a belief begins as its cause', () => {
  expect(beliefOf({}, cause('a'))).toEqual({ text: 'Cause a', sureness: null, provesWrong: '' })
})

test.each([
  [0, 8],
  [5, 28],
  [6, 32],
])('an interview of %i questions takes %i minutes', (questions, minutes) => {
  expect(minutesOf(questions)).toBe(minutes)
})

test.each([
  [1, 0, 'This also removes 1 note.', 'También se quita 1 nota.'],
  [0, 2, 'This also removes 2 insights.', 'También se quitan 2 aprendizajes.'],
  [2, 1, 'This also removes 2 notes and 1 insight.', 'También se quitan 2 notas y 1 aprendizaje.'],
])(
  'with a question go %i notes and %i insights, and only what there is is said',
  (notes, insights, en, es) => {
    expect(words.en.consequence(notes, insights)).toBe(en)
    expect(words.es.consequence(notes, insights)).toBe(es)
  },
)
