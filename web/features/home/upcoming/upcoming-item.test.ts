import { expect, test } from 'vitest'
import type { UpcomingItem } from '#web/features/home/home-documents.ts'
import { byMonth, pathOf, subjectOf } from './upcoming-item.ts'

const item = (change: Partial<UpcomingItem>): UpcomingItem => ({
  id: 'x',
  kind: 'start_date',
  date: '2026-06-15T12:00:00.000Z',
  cohort_title: 'Lakeshore',
  project_id: null,
  module: null,
  title: null,
  ...change,
})

test('items are grouped by month in the order of time', () => {
  const months = byMonth(
    [item({ date: '2027-01-15T12:00:00.000Z' }), item({ id: 'y' }), item({ id: 'z' })],
    new Date('2026-06-01T12:00:00.000Z'),
  )
  expect(months.map(({ key, items }) => [key, items.length])).toEqual([
    ['2026-06', 2],
    ['2027-01', 1],
  ])
})

test('a review that waits stands before everything that has a date to come', () => {
  const waiting = item({ kind: 'review_waiting', date: '2026-05-01T12:00:00.000Z' })
  const months = byMonth([item({}), waiting], new Date('2026-06-01T12:00:00.000Z'))
  expect(months[0]).toEqual({ key: 'now', items: [waiting] })
})

test('a review leads to its module, a date of the cohort leads nowhere', () => {
  const review = item({ kind: 'review_waiting', project_id: 'p1', module: '2', title: 'Clay filter' })
  expect(pathOf(review)).toBe('/home/project/p1/two')
  expect(subjectOf(review, 'es')).toMatch(/^Clay filter · ./)
  expect(pathOf(item({}))).toBeNull()
})

test('a module is named in the language of the reader unless the cohort named it', () => {
  const shipped = item({ kind: 'module_start', module: 'one', title: 'Understanding the Problem' })
  expect(subjectOf(shipped, 'es')).not.toBe(shipped.title)
  expect(subjectOf({ ...shipped, title: 'Our own start' }, 'es')).toBe('Our own start')
})

test('a date of the cohort names the cohort', () => {
  expect(subjectOf(item({}), 'en')).toBe('Lakeshore')
})
