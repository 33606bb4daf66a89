import { expect, test } from 'vitest'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { answerAt, record } from '#testing/plan-records.ts'
import { report } from './report.ts'

const cause = { ...record, _id: 'c', causeType: 'main', selected: true, description: 'Dust' } as const
const question = (insights: string[] = []) => ({ ...record, _id: 'q', parent: 'c', text: 'When?', insights })
const note = (value: string, groupName: string, description = '') =>
  answerAt('one/processing-information/note', { parent: 'q', value, groupName, description, valueArr: ['s'] })
const source = { ...record, _id: 's', text: 'Rosa', sourceType: 'people' } as const
const plan = (rest: PlanData): PlanData => ({ cause: [cause], source: [source], ...rest })
const heading = { kind: 'heading', text: 'When?' } as const

test.each<[string, PlanData, ReturnType<typeof report>]>([
  ['nothing', {}, []],
  ['a question alone', plan({ question: [question(['', ' '])] }), []],
  ['facts alone', plan({ question: [question()], input: [note('12 days', 'fact')] }), []],
  [
    'an insight without a voice',
    plan({ question: [question(['It is the road'])] }),
    [heading, { kind: 'list', items: ['It is the road'] }],
  ],
  [
    'a voice without an insight',
    plan({ question: [question()], input: [note('I sweep all day', 'quote')] }),
    [heading, { kind: 'quote', text: 'I sweep all day', by: 'Rosa' }],
  ],
  [
    'a source that is gone',
    plan({ source: [], question: [question()], input: [note('I sweep all day', 'quote')] }),
    [heading, { kind: 'quote', text: 'I sweep all day' }],
  ],
  [
    'one voice of several, rather one that supports what was learned',
    plan({
      question: [question(['It is the road', 'It is worse in May'])],
      input: [note('I sweep all day', 'quote'), note('May is bad', 'quote', 'It is worse in May')],
    }),
    [
      heading,
      { kind: 'list', items: ['It is the road', 'It is worse in May'] },
      { kind: 'quote', text: 'May is bad', by: 'Rosa' },
    ],
  ],
])('tells what was learned: %s', (_what, given, blocks) => {
  expect(report(given, 'en')).toEqual(blocks)
})
