import { expect, test } from 'vitest'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { answerAt, record } from '#testing/plan-records.ts'
import { coverageOf, gaps, problemsOf, type SourceDraft, type SourceType, strengthOf } from './sources.ts'

const source = (_id: string, sourceType: SourceType) => ({ ...record, _id, text: _id, sourceType })
const covers = (parent: string, valueArr: string[]) =>
  answerAt('one/information-sources/covers', { parent, valueArr })
const asked: PlanData = {
  cause: [{ ...record, _id: 'a', causeType: 'main', selected: true }],
  question: [
    { ...record, _id: 'q1', parent: 'a', text: 'One' },
    { ...record, _id: 'q2', parent: 'a', text: 'Two' },
  ],
}
const three = [source('s1', 'people'), source('s2', 'people'), source('s3', 'people')]

test.each<[string, PlanData, string[]]>([
  ['nothing there', {}, ['questions', 'sources']],
  ['questions but no source', asked, ['sources', 'question:q1', 'question:q2']],
  [
    'two people who live with the problem, and an expert',
    {
      ...asked,
      source: [...three.slice(0, 2), source('s4', 'expert')],
      input: [covers('s1', ['q1', 'q2'])],
    },
    ['people'],
  ],
  [
    'a question without a source',
    { ...asked, source: three, input: [covers('s1', ['q1']), covers('gone', ['q2'])] },
    ['question:q2'],
  ],
  ['every question covered', { ...asked, source: three, input: [covers('s1', ['q1', 'q2'])] }, []],
])('%s', (_what, plan, fields) => {
  expect(gaps(plan).map(({ field }) => field)).toEqual(fields)
})

test('none, one and two sources tell differently much', () => {
  const plan = { ...asked, source: three, input: [covers('s1', ['q1', 'old']), covers('s2', ['q1'])] }
  expect(coverageOf(plan).map(strengthOf)).toEqual(['pattern', 'none'])
  expect(coverageOf({ ...plan, input: [covers('s3', ['q2'])] }).map(strengthOf)).toEqual(['none', 'story'])
})

const draft: SourceDraft = { text: 'Rosa, Tuesday', sourceType: 'people', questions: ['q1'], isDone: false }

test.each<[string, SourceDraft, object]>([
  ['a whole card', draft, {}],
  ['a card without words', { ...draft, text: ' ' }, { text: 'required' }],
  ['a card without a column', { ...draft, sourceType: null }, { sourceType: 'required' }],
  ['a card that answers nothing', { ...draft, questions: [] }, { questions: 'selectOne' }],
])('%s', (_what, given, problems) => {
  expect(problemsOf(given)).toEqual(problems)
})
