import { expect, test } from 'vitest'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { answerAt, record } from '#testing/plan-records.ts'
import { gaps, notesOfQuestion, problemsOf, supportOf } from './notes.ts'

const question = (_id: string, insights: string[]) => ({ ...record, _id, parent: 'a', text: _id, insights })
const source = (_id: string) => ({ ...record, _id, text: _id, sourceType: 'people' as const })
const note = (parent: string, from: string, value = 'Heard', description: string | null = null) =>
  answerAt('one/processing-information/note', {
    _id: `${parent}-${from}`,
    parent,
    value,
    groupName: 'fact',
    valueArr: [from],
    description,
  })
const asked: PlanData = {
  cause: [{ ...record, _id: 'a', causeType: 'main', selected: true }],
  question: [question('q1', ['We learned']), question('q2', ['We learned too'])],
  source: [source('s1'), source('s2'), source('s3')],
}
const heard = [note('q1', 's1'), note('q1', 's2'), note('q2', 's3')]

test.each<[string, PlanData, string[]]>([
  ['no questions', {}, ['questions']],
  ['no notes', asked, ['sources', 'notes:q1', 'notes:q2']],
  ['notes from two sources', { ...asked, input: [note('q1', 's1'), note('q2', 's2')] }, ['sources']],
  [
    'notes from a source that is gone',
    { ...asked, input: [note('q1', 's1'), note('q1', 'gone'), note('q2', 's2')] },
    ['sources'],
  ],
  [
    'a note without words',
    { ...asked, input: [...heard.slice(0, 2), note('q2', 's3', ' ')] },
    ['sources', 'notes:q2'],
  ],
  [
    'a question without an insight',
    { ...asked, question: [question('q1', ['We learned']), question('q2', [' '])], input: heard },
    ['question:q2'],
  ],
  ['everything there', { ...asked, input: heard }, []],
])('%s', (_what, plan, fields) => {
  expect(gaps(plan).map(({ field }) => field)).toEqual(fields)
})

test('a note supports an insight only as long as the insight stands', () => {
  const asks = question('q1', ['Prices fall'])
  const plan = { input: [note('q1', 's1', 'Heard', 'Prices fall'), note('q1', 's2', 'Heard', 'Given up')] }
  const notes = notesOfQuestion(plan, asks)
  expect(supportOf(notes, 'Prices fall').map(({ id }) => id)).toEqual(['q1-s1'])
  expect(notes.map(({ supports }) => supports)).toEqual(['Prices fall', null])
})

test.each([
  [{ text: 'Heard', kind: 'quote', source: 's1' } as const, {}],
  [{ text: ' ', kind: 'quote', source: 's1' } as const, { text: 'required' }],
  [{ text: 'Heard', kind: 'fact', source: null } as const, { source: 'selectOne' }],
])('problems of note %o', (draft, problems) => {
  expect(problemsOf(draft)).toEqual(problems)
})
