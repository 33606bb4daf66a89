import { expect, test } from 'vitest'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { answerAt, record } from '#testing/plan-records.ts'
import { report } from './report.ts'

const cause = { ...record, _id: 'c', causeType: 'main', selected: true, description: 'Dust' } as const
const belief = answerAt('one/testing-your-assumptions/assumption', {
  parent: 'c',
  value: 'The road makes the dust',
  valueArr: ['4', 'q2', 'q1'],
})
const question = (_id: string, text: string) => ({ ...record, _id, parent: 'c', text })
const questions = [
  question('q1', 'When did it last rain?'),
  question('q2', 'Who swept last week?'),
  question('q3', ' '),
]

test.each<[string, PlanData, readonly string[][]]>([
  ['nothing', {}, []],
  ['a cause nobody wrote about', { cause: [cause] }, []],
  ['a cause that was given up', { cause: [{ ...cause, selected: false }], input: [belief] }, []],
  ['a belief alone', { cause: [cause], input: [belief] }, [['The road makes the dust', '4 of 5', '–']]],
  [
    'questions alone',
    { cause: [cause], question: questions.slice(0, 1) },
    [['Dust', '–', '1. When did it last rain?']],
  ],
  [
    'everything, in the order of the founder',
    { cause: [cause], input: [belief], question: questions },
    [['The road makes the dust', '4 of 5', '1. Who swept last week?\n2. When did it last rain?']],
  ],
])('tells belief, sureness and questions: %s', (_what, plan, rows) => {
  const head = ['We believe that…', 'How sure', 'Questions']
  expect(report(plan, 'en')).toEqual(rows.length > 0 ? [{ kind: 'table', head, rows }] : [])
})
