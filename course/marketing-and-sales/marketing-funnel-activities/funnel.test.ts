import { expect, test } from 'vitest'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { record } from '#testing/plan-records.ts'
import { gaps, ownsOf, strongPains } from './funnel.ts'
import { report } from './report.ts'

const idea = (
  _id: string,
  activityType: 'tofu' | 'mofu' | 'bofu',
  segmentId = 's1',
  name = `Idea ${_id}`,
) => ({
  ...record,
  _id,
  name,
  activityType,
  segmentId,
  offeringId: segmentId === 's1' ? 'o1' : 'o2',
})
const planOf = (...activity: ReturnType<typeof idea>[]): PlanData => ({
  segment: [
    { ...record, _id: 's1', name: 'Families', role: 'Buyer' },
    { ...record, _id: 's2', name: 'Children', role: 'Beneficiary' },
    { ...record, _id: 's3', name: 'Shops', role: 'Buyer' },
  ],
  offering: [
    { ...record, _id: 'o1', name: 'Filter', segmentMatch: ['s1'] },
    { ...record, _id: 'o2', name: 'Lesson', segmentMatch: ['s2'] },
  ],
  activity,
})

test.each<[string, PlanData, string[]]>([
  ['something that is offered', {}, ['pairs']],
  ['both ends for those who pay, not for those who do not', planOf(), ['new:tofu:s1:o1', 'new:bofu:s1:o1']],
  ['the bottom', planOf(idea('a', 'tofu'), idea('b', 'mofu')), ['new:bofu:s1:o1']],
  ['a name', planOf(idea('a', 'tofu', 's1', ''), idea('b', 'bofu')), ['activity:a']],
  ['nothing, though the middle is empty', planOf(idea('a', 'tofu'), idea('b', 'bofu')), []],
])('what is missing: %s', (_what, plan, fields) => {
  expect(gaps(plan).map(({ field }) => field)).toEqual(fields)
})

test('a field of an idea is found with the pair of the idea', () => {
  const owns = ownsOf(planOf(idea('a', 'tofu', 's2')))
  expect(owns('s2:o2', 'reach:a')).toBe(true)
  expect(owns('s1:o1', 'activity:a')).toBe(false)
  expect(owns('s1:o1', 'new:tofu:s1:o1')).toBe(true)
})

test('the strongest pains of the segment stand first, and weak ones nowhere', () => {
  const pain = [
    { ...record, _id: '1', parent: 's1', title: 'Taste', level: 4 },
    { ...record, _id: '2', parent: 's1', title: 'Illness', level: 5 },
    { ...record, _id: '3', parent: 's1', title: 'Queue', level: 3 },
    { ...record, _id: '4', parent: 's2', title: 'Homework', level: 5 },
  ]
  expect(strongPains({ pain }, 's1')).toEqual(['Illness', 'Taste'])
})

test('the report draws a funnel for each pair with ideas', () => {
  const told = report(planOf(idea('a', 'tofu')), 'es')
  expect(told.map(({ kind }) => kind)).toEqual(['heading', 'picture'])
  expect(told[0]).toMatchObject({ text: 'Filter para Families' })
  expect(report(planOf(), 'en')).toEqual([])
})
