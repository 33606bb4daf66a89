import { expect, test } from 'vitest'
import type { Segment } from '#course/shared/segments.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { answerAt, record } from '#testing/plan-records.ts'
import { areTooMany, gaps, isTooWide, lacksBuyer, nameIdeas } from './segments.ts'

const segment = (_id: string, fields: Partial<Segment> = {}): Segment => ({ ...record, _id, ...fields })
const whole = (_id: string, name: string) => segment(_id, { name, role: 'Buyer', type: 'B2B' })

test.each<[string, PlanData, string[]]>([
  ['no segment', {}, ['segments selectOne']],
  [
    'one of which nothing is known',
    { segment: [segment('a')] },
    ['name:a required', 'role:a required', 'type:a required'],
  ],
  [
    'two of the same name',
    { segment: [whole('a', 'Schools in Thiès'), whole('b', ' schools in  thiès ')] },
    ['name:a duplicate', 'name:b duplicate'],
  ],
  ['whole ones', { segment: [whole('a', 'Schools'), whole('b', 'Families')] }, []],
])('%s', (_what, plan, expected) => {
  expect(gaps(plan).map(({ field, message }) => `${field} ${message}`)).toEqual(expected)
})

test.each([
  ['Everyone', true],
  ['All women', true],
  ['farmers', true],
  ['Todo el mundo', true],
  ['Niños y niñas', true],
  ['Women who grow millet within 20 kilometres', false],
  ['Farmers in Thiès', false],
  ['Familias de Kibera', false],
  ['', false],
])('"%s" is too wide: %s', (name, expected) => {
  expect(isTooWide(name)).toBe(expected)
})

test('somebody has to pay, and more than five are many', () => {
  const users = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => segment(id, { role: 'End-user' }))
  expect(lacksBuyer([])).toBe(false)
  expect(lacksBuyer(users)).toBe(true)
  expect(lacksBuyer([...users, whole('g', 'Schools')])).toBe(false)
  expect([users.slice(1), users].map(areTooMany)).toEqual([false, true])
})

test('who lives with the problem is an idea until a segment has that name', () => {
  const input = [answerAt('one/defining-your-problem/who', { value: 'Families in Kibera' })]
  expect(nameIdeas({ input })).toEqual(['Families in Kibera'])
  expect(nameIdeas({ input, segment: [whole('a', 'families in kibera')] })).toEqual([])
  expect(nameIdeas({})).toEqual([])
})
