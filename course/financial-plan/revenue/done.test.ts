import { expect, test } from 'vitest'
import { type Done, nothingDone, withDone, withRedone, withUndone } from './done.ts'

const change = (from: number, to: number, stay: string | null = null): Done => ({
  before: [{ id: 'o1', units: { m1: from } }],
  after: [{ id: 'o1', units: { m1: to } }],
  stay,
})

test('changes are taken back one after the other, and done again in their order', () => {
  const two = withDone(withDone(nothingDone, change(1, 2)), change(2, 3))
  const none = withUndone(withUndone(two))
  expect(none.done).toEqual([])
  expect(none.undone.at(-1)).toEqual(change(1, 2))
  expect(withRedone(withRedone(none))).toEqual(two)
  expect(withUndone(none)).toEqual(none)
})

test('what is saved twice in one stay in a cell is one change', () => {
  const history = withDone(withDone(nothingDone, change(1, 5, 'a')), change(5, 50, 'a'))
  expect(history.done).toEqual([change(1, 50, 'a')])
})

test('who writes after going back cannot go forward to what was', () => {
  const back = withUndone(withDone(nothingDone, change(1, 2)))
  expect(withDone(back, change(1, 9))).toEqual({ done: [change(1, 9)], undone: [] })
})
