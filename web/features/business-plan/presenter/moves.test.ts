import { expect, test } from 'vitest'
import { moved, moveOfKey, moveOfTouch } from './moves.ts'

const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }

test.each([
  ['ArrowRight', 'next'],
  ['PageDown', 'next'],
  [' ', 'next'],
  ['ArrowLeft', 'previous'],
  ['Home', 'first'],
  ['End', 'last'],
  ['a', null],
])('the key %j asks for %s', (key, expected) => {
  expect(moveOfKey({ ...plain, key }, false)).toBe(expected)
})

test('on a button Space presses the button, and keys of the browser stay its own', () => {
  expect(moveOfKey({ ...plain, key: ' ' }, true)).toBeNull()
  expect(moveOfKey({ ...plain, key: 'ArrowRight' }, true)).toBe('next')
  expect(moveOfKey({ ...plain, key: 'ArrowLeft', altKey: true }, false)).toBeNull()
})

test('nobody goes beyond the first or the last box', () => {
  expect([moved(0, 3, 'previous'), moved(2, 3, 'next'), moved(0, 3, 'last'), moved(2, 3, 'first')]).toEqual([
    0, 2, 2, 0,
  ])
  expect(moved(0, 0, 'next')).toBe(0)
})

test.each([
  ['a tap at the right', { x: 300, y: 50 }, { x: 302, y: 52 }, 'next'],
  ['a tap at the left', { x: 90, y: 50 }, { x: 90, y: 50 }, 'previous'],
  ['a swipe to the left', { x: 200, y: 50 }, { x: 90, y: 60 }, 'next'],
  ['a swipe to the right', { x: 90, y: 50 }, { x: 200, y: 40 }, 'previous'],
  ['scrolling', { x: 200, y: 50 }, { x: 205, y: 190 }, null],
  ['a slanted stroke', { x: 200, y: 50 }, { x: 250, y: 190 }, null],
] as const)('%s: %s', (_, from, to, expected) => {
  expect(moveOfTouch(from, to, 390)).toBe(expected)
})
