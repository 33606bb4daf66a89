import { expect, test } from 'vitest'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { answerAt, record } from '#testing/plan-records.ts'
import { chosenCauses, interviewQuestions } from './interview.ts'

const cause = (_id: string, causeType: 'main' | 'underlying' | 'effect', selected: boolean) => ({
  ...record,
  _id,
  causeType,
  selected,
})
const question = (_id: string, parent: string) => ({ ...record, _id, parent, text: _id })
const plan: PlanData = {
  cause: [
    cause('a', 'main', true),
    cause('b', 'underlying', true),
    cause('c', 'main', false),
    cause('e', 'effect', true),
  ],
  question: [question('b1', 'b'), question('a1', 'a'), question('a2', 'a'), question('c1', 'c')],
}

const ordered = (ids: string[]): PlanData => ({
  ...plan,
  input: [answerAt('one/testing-your-assumptions/assumption', { parent: 'a', valueArr: ['3', ...ids] })],
})

test('only real causes that are chosen count', () => {
  expect(chosenCauses(plan).map(({ _id }) => _id)).toEqual(['a', 'b'])
})

test.each([
  ['as they were written', plan, ['a1', 'a2', 'b1']],
  ['in the order given', ordered(['a2', 'a1']), ['a2', 'a1', 'b1']],
  ['new ones last, removed ones ignored', ordered(['gone', 'a2']), ['a2', 'a1', 'b1']],
])('questions come %s', (_how, given, ids) => {
  expect(interviewQuestions(given).map(({ _id }) => _id)).toEqual(ids)
})
