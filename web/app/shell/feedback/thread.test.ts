import { expect, test } from 'vitest'
import { bubbles, canWrite, type FeedbackRow, newestUnread, placeOf } from './thread.ts'

function message(_id: string, authorId: string, minute: number, read = false): FeedbackRow {
  const timestamp = `2026-11-15T10:0${minute}:00Z`
  return { _id, authorId, text: _id, read, timestamp, author: null }
}

test('messages are in the order they were written, one’s own on the right', () => {
  const rows = [message('answer', 'rosa', 5), message('question', 'luis', 1)]
  expect(bubbles(rows, 'rosa').map(({ _id, side }) => [_id, side])).toEqual([
    ['question', 'other'],
    ['answer', 'own'],
  ])
})

test.each([
  ['mentor', 0, false, true],
  ['mentor', null, false, true],
  ['entrepreneur', 0, false, false],
  ['entrepreneur', 0, true, true],
  ['entrepreneur', null, true, false],
  ['entrepreneur', 1, false, true],
  ['admin', 0, true, false],
  ['admin', 2, false, true],
] as const)('%s with %s messages, threads %s: can write %s', (role, count, threads, expected) => {
  expect(canWrite({ role, count, threads })).toBe(expected)
})

test('only what others wrote can be unread', () => {
  expect(newestUnread([message('a', 'rosa', 1)], 'rosa')).toBeNull()
  expect(newestUnread([message('a', 'luis', 1, true)], 'rosa')).toBeNull()
  const rows = [message('b', 'luis', 2), message('a', 'luis', 1), message('c', 'rosa', 3)]
  expect(newestUnread(rows, 'rosa')).toBe('b')
})

test('a message that comes while another is being marked is a new one to mark', () => {
  const rows = [message('a', 'luis', 1, true), message('b', 'luis', 2)]
  expect(newestUnread(rows, 'rosa')).not.toBe(newestUnread(rows.slice(0, 1), 'rosa'))
})

test('a comment belongs to the step of its field, also when it is written on the summary', () => {
  expect(placeOf('one.making-sense.verdict:64a', '/es/home/project/64b/one/summary')).toEqual({
    module: 'one',
    step: 'making-sense',
    path: '/es/home/project/64b/one/making-sense',
  })
})
