import { expect, test } from 'vitest'
import { forget, newBoxes, recognised } from './new-boxes.ts'

const cause = (_id: string, description: string, parent: string | null = null, version = 1) => ({
  _id,
  projectId: 'p',
  version,
  causeType: parent ? ('underlying' as const) : ('main' as const),
  description,
  parent,
  selected: false,
})
const shown = (causes: readonly { _id: string; description?: string | null; parent?: string | null }[]) =>
  causes.map(({ _id, description, parent }) => [_id, description, parent])

test('a new box is one box before, while and after it is saved', () => {
  const known = newBoxes()
  const old = cause('a', 'old')
  expect(shown(recognised(known, [old, cause('new-1', 'dry well')]))).toHaveLength(2)
  const saved = cause('b', 'dry well')
  expect(shown(recognised(known, [old, saved, cause('new-1', 'dry well')]))).toEqual([
    ['a', 'old', null],
    ['b', 'dry well', null],
  ])
  expect(shown(recognised(known, [old, saved]))).toEqual([
    ['a', 'old', null],
    ['b', 'dry well', null],
  ])
  expect(known.first.get('b')).toBe('new-1')
  expect(known.saved.get('new-1')).toBe('b')
})

test('what hangs on a new box follows it', () => {
  const known = newBoxes()
  recognised(known, [cause('new-1', 'a'), cause('new-2', 'b', 'new-1')])
  const half = recognised(known, [cause('x', 'a'), cause('new-1', 'a'), cause('new-2', 'b', 'new-1')])
  expect(shown(half)).toEqual([
    ['x', 'a', null],
    ['new-2', 'b', 'x'],
  ])
  expect(shown(recognised(known, [cause('x', 'a'), cause('y', 'b', 'x')]))).toHaveLength(2)
  expect(known.first.get('y')).toBe('new-2')
})

test('keeps what was written since, until the first answer is through', () => {
  const known = newBoxes()
  recognised(known, [cause('new-1', 'first')])
  recognised(known, [cause('new-1', 'second')])
  const [box] = recognised(known, [cause('x', 'first', null, 4), cause('new-1', 'second', null, 0)])
  expect(box).toMatchObject({ _id: 'x', description: 'second', version: 4 })
})

test('boxes of others are left alone', () => {
  const known = newBoxes()
  recognised(known, [cause('new-1', 'mine')])
  expect(shown(recognised(known, [cause('x', 'theirs'), cause('new-1', 'mine')]))).toHaveLength(2)
})

test('a box stays between the answer and the new data, unless it was deleted or refused', () => {
  const known = newBoxes()
  recognised(known, [cause('new-1', 'mine')])
  expect(shown(recognised(known, []))).toEqual([['new-1', 'mine', null]])
  forget(known, 'new-1')
  expect(recognised(known, [])).toEqual([])
})
