import { expect, test } from 'vitest'
import { threadPath, unreadAt } from './feedback-counts.ts'

const counts = [
  { fieldId: 'one.making-sense.general', unread: 2 },
  { fieldId: 'one.making-sense.cause:65f0', unread: 1 },
  { fieldId: 'one.making-sense-again.general', unread: 8 },
  { fieldId: 'one.summary.reflection', unread: 0 },
  { fieldId: 'two.summary.reflection', unread: 4 },
]

test.each([
  [undefined, undefined, 15],
  ['one', undefined, 11],
  ['one', 'making-sense', 3],
  ['one', 'summary', 0],
  ['three', undefined, 0],
])('in module %s, step %s: %i unread', (module, step, expected) => {
  expect(unreadAt(counts, module, step)).toBe(expected)
})

test('a conversation is reached through its step; one without a place through the project', () => {
  expect(threadPath('p1', 'one.making-sense.cause:65f0')).toBe(
    '/home/project/p1/one/making-sense?feedback=one.making-sense.cause%3A65f0',
  )
  expect(threadPath('p1', 'somewhere')).toBe('/home/project/p1')
})
