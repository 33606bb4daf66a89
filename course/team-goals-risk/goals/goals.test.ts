import { expect, test } from 'vitest'
import { dayNumber, dayText, isoDay } from '#course/shared/days.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { record } from '#testing/plan-records.ts'
import { byDay, checksOf, gaps, isPast, objectivesOf } from './goals.ts'
import { report } from './report.ts'
import { dayAt, daysOfKey, lanesOf, placeOfDay, spanOf, stepOf } from './roadmap.ts'
import { roadmapPicture } from './roadmap-picture.ts'

const objective = (title: string, date: string | null, ...activities: string[]) => ({
  title,
  date,
  activities,
})
const goal = (_id: string, title: string, ...objectives: ReturnType<typeof objective>[]) => ({
  ...record,
  _id,
  title,
  objectives,
})
const work = { segment: [{ ...record, _id: 's11', keyActivities: ['make: Press pots'] }] }
const plan: PlanData = {
  ...work,
  goal: [
    goal(
      'g1',
      'Open',
      objective('Fire 17 good pots of 20', '2027-03-15', 'Press pots'),
      objective('Sign the loan of 4,000', '2027-01-31', 'Press pots'),
    ),
    goal('g2', 'Reach 100 families', objective('Sell 100 filters by hand', '2027-06-30', 'Press pots')),
  ],
}

test.each([
  ['2027-02-28', true],
  ['2027-02-29', false],
  ['2028-02-29', true],
  ['2027-13-01', false],
  ['soon', false],
  ['', false],
  [null, false],
])('%j is a day: %s', (date, isDay) => {
  const day = dayNumber(date)
  expect(day !== null).toBe(isDay)
  if (day !== null) expect(isoDay(day)).toBe(date)
})

test('a day reads as each language writes it, and what is none stays as it is', () => {
  expect(dayText('2027-03-31', 'en')).toBe('Mar 31, 2027')
  expect(dayText('2027-03-31', 'es')).toBe('31 mar 2027')
  expect(dayText('soon', 'en')).toBe('soon')
})

test('each goal needs a title and two objectives with title, day and activity', () => {
  expect(gaps({})).toMatchObject([{ field: 'goals' }])
  expect(gaps(plan)).toMatchObject([{ field: 'objectives:g2', values: { n: 2 } }])
  const open = goal('g3', ' ', objective('', null), objective('Bake 10 loaves', '2027-02-30', 'Bake bread'))
  expect(gaps({ ...work, goal: [open] }).map(({ field, message }) => [field, message])).toEqual([
    ['title:g3', 'required'],
    ['objective:g3.0', 'required'],
    ['date:g3.0', 'required'],
    ['activities:g3.0', 'selectOne'],
    ['date:g3.1', 'required'],
    ['activities:g3.1', 'selectOne'],
  ])
})

test.each([
  ['Improve sales', '', [false, false, false]],
  ['Sell 50 lamps a month', '2027-06-01', [true, true, true]],
  ['Formar a cuatro mujeres constructoras', '2027-06-01', [true, true, true]],
  ['Find somebody who often sells', '2027-06-01', [true, false, true]],
])('%j by %j: clear, number, date', (title, date, met) => {
  expect(Object.values(checksOf({ title, date, activities: [] }))).toEqual(met)
})

test('an objective is past on the day after', () => {
  const one = { title: '', activities: [], date: '2027-03-31' }
  expect([isPast(one, '2027-03-31'), isPast(one, '2027-04-01')]).toEqual([false, true])
  expect(isPast({ ...one, date: '' }, '2027-04-01')).toBe(false)
})

test('objectives keep their number, and stand in the list by their day', () => {
  expect(objectivesOf(plan).map(({ number, goal }) => [number, goal.id])).toEqual([
    [1, 'g1'],
    [2, 'g1'],
    [3, 'g2'],
  ])
  expect(byDay(objectivesOf(plan)).map(({ number }) => number)).toEqual([2, 1, 3])
})

test('the line begins with the plan or its first objective, and shows half a year at least', () => {
  expect(spanOf({})).toBeNull()
  const january = 2027 * 12
  expect(spanOf(plan)).toEqual({ from: january, to: january + 6 })
  const business = [{ ...record, _id: 'b12', startDate: '2026-11-01' }]
  expect(spanOf({ ...plan, business })).toEqual({ from: january - 2, to: january + 6 })
  expect(spanOf({ business })).toEqual({ from: january - 2, to: january + 4 })
  const far = [goal('g', 'Far', objective('a', '2027-01-01'), objective('b', '9999-12-31'))]
  expect(spanOf({ goal: far })).toEqual({ from: january, to: january + 120 })
})

test('a place of the line is a day, and a day a place', () => {
  const span = { from: 2027 * 12, to: 2027 * 12 + 6 }
  expect([dayAt(span, -1), dayAt(span, 0), dayAt(span, 1), dayAt(span, 9)]).toEqual([
    '2027-01-01',
    '2027-01-01',
    '2027-06-30',
    '2027-06-30',
  ])
  for (const day of ['2027-01-01', '2027-02-11', '2027-06-30'])
    expect(dayAt(span, placeOfDay(span, dayNumber(day) ?? 0) * (181 / 180))).toBe(day)
  expect([6, 12, 24, 60].map((months) => stepOf({ from: 0, to: months }))).toEqual([1, 1, 3, 12])
})

test('objectives of one goal that would lie on each other stand below each other', () => {
  const close = goal(
    'g',
    'Close',
    objective('a', '2027-01-10'),
    objective('b', '2027-01-12'),
    objective('c', '2027-05-01'),
  )
  const [lane] = lanesOf({ goal: [close] }, { from: 2027 * 12, to: 2027 * 12 + 6 }, 0.05)
  expect(lane?.dots.map(({ row }) => row)).toEqual([0, 1, 0])
  expect(lane?.rows).toBe(2)
})

test.each([
  ['ArrowRight', 1],
  ['ArrowUp', 7],
  ['PageDown', -30],
  ['Enter', null],
])('%s moves an objective by %s days', (key, days) => {
  expect(daysOfKey(key)).toBe(days)
})

test('the roadmap tells in words what it draws, and every mark lies in it', () => {
  const roadmap = roadmapPicture(plan, 'en')
  expect(roadmap?.twin?.map(({ text }) => text)).toEqual([
    'Jan 31, 2027: 2. Sign the loan of 4,000 (Open)',
    'Mar 15, 2027: 1. Fire 17 good pots of 20 (Open)',
    'Jun 30, 2027: 3. Sell 100 filters by hand (Reach 100 families)',
  ])
  expect(roadmap?.label).toBe('Roadmap with 2 goals and 3 objectives on their dates.')
  for (const { x, y } of roadmap?.marks ?? []) {
    expect(x).toBeLessThanOrEqual(roadmap?.width ?? 0)
    expect(y).toBeLessThanOrEqual(roadmap?.height ?? 0)
  }
  expect(roadmapPicture({}, 'en')).toBeNull()
  expect(roadmapPicture({ goal: [goal('g', 'No day', objective('a', null))] }, 'en')).toBeNull()
})

test('the report has the roadmap, then every goal with its objectives', () => {
  expect(report(plan, 'es').map(({ kind }) => kind)).toEqual([
    'picture',
    'heading',
    'table',
    'heading',
    'table',
  ])
  expect(report({}, 'en')).toEqual([])
  expect(report({ goal: [goal('g', '')] }, 'en')).toEqual([{ kind: 'heading', text: 'Goal without a title' }])
})
