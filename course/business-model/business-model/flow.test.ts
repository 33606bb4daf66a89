import { expect, test } from 'vitest'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { pictureFaults } from '#testing/picture-faults.ts'
import { answerAt, record } from '#testing/plan-records.ts'
import { gaps, isCovered } from './flow.ts'
import { flowLayout } from './flow-layout.ts'
import { flowPicture, laneCounts } from './flow-picture.ts'

const segment = (_id: string, role: 'Buyer' | 'End-user' | 'Beneficiary' | null) => ({
  ...record,
  _id,
  name: `Segment ${_id}`,
  role,
})
const flow = (parent: string, ...valueArr: string[]) =>
  answerAt('four/business-model/flow', { parent, valueArr })
const [buyer, user, helped] = [segment('b', 'Buyer'), segment('u', 'End-user'), segment('h', 'Beneficiary')]
const all: PlanData = { segment: [buyer, user, helped] }

test.each<[string, PlanData, string[]]>([
  ['segments', {}, ['segments']],
  ['nothing: roles say where everybody stands', all, []],
  ['a lane', { segment: [...(all.segment ?? []), segment('n', null)] }, ['flow:n']],
  ['somebody who pays', { ...all, input: [flow('b', 'uses')] }, ['pays']],
  ['somebody who benefits', { segment: [buyer, user] }, ['benefits']],
  ['all of it', { segment: [buyer], input: [flow('b')] }, ['flow:b', 'pays', 'benefits']],
])('what is missing: %s', (_what, plan, fields) => {
  expect(gaps(plan).map(({ field }) => field)).toEqual(fields)
})

test('who benefits and never pays is covered by others', () => {
  expect([buyer, user, helped].map((one) => isCovered(all, one))).toEqual([false, false, true])
  expect(isCovered({ ...all, input: [flow('h', 'pays', 'benefits')] }, helped)).toBe(false)
})

test('payers stand on one side and the others on the other; where all do the same, half on each', () => {
  const sides = (plan: PlanData) => flowLayout(plan, 'en').nodes.map(({ side }) => side)
  expect(sides(all)).toEqual(['left', 'right', 'right'])
  expect(sides({ segment: [buyer, segment('c', 'Buyer')] })).toEqual(['left', 'right'])
})

test('one arrow runs for each lane, and the picture tells the same in words', () => {
  const plan = { ...all, input: [flow('b', 'pays', 'uses', 'benefits')] }
  expect(flowLayout(plan, 'en').nodes.map(({ arrows }) => arrows.map(({ lane }) => lane))).toEqual([
    ['pays', 'uses', 'benefits'],
    ['uses'],
    ['benefits'],
  ])
  expect(laneCounts(plan)).toEqual([1, 2, 2])
  expect(flowPicture(plan, 'es').twin?.map(({ text }) => text)).toEqual([
    'Paga',
    'Segment b',
    'Usa',
    'Segment b',
    'Segment u',
    'Se beneficia',
    'Segment b',
    'Segment h',
  ])
})

test.each([0, 1, 7, 12])('%i segments with long names can be read on paper', (count) => {
  const name = 'Families without piped water in the settlements along the lake, and their neighbours'
  const roles = ['Buyer', 'End-user', 'Beneficiary', null] as const
  const many = Array.from({ length: count }, (_, index) => ({
    ...segment(String(index), roles[index % 4] ?? null),
    name,
  }))
  for (const locale of ['en', 'es'] as const)
    expect(pictureFaults(flowPicture({ segment: many }, locale))).toEqual([])
})
