import { expect, test } from 'vitest'
import { neighbours, stepOfKey } from './neighbours.ts'

const key = (name: string, more: object = {}) =>
  stepOfKey({ key: name, altKey: false, ctrlKey: false, metaKey: false, target: null, ...more })

test('the first has nobody before and the last nobody after', () => {
  expect(neighbours(['a', 'b', 'c'], 'a')).toEqual({ previous: null, next: 'b', place: 1 })
  expect(neighbours(['a', 'b', 'c'], 'c')).toEqual({ previous: 'b', next: null, place: 3 })
})

test('somebody opened by a link from elsewhere has no neighbours', () => {
  expect(neighbours(['a'], 'x')).toEqual({ previous: null, next: null, place: 0 })
  expect(neighbours(['a'], null)).toEqual({ previous: null, next: null, place: 0 })
})

test('j and k and the arrows lead on and back', () => {
  expect(['j', 'ArrowRight', 'k', 'ArrowLeft', 'x'].map((name) => key(name))).toEqual([
    'next',
    'next',
    'previous',
    'previous',
    null,
  ])
})

test('the browser keeps its own keys, and letters typed into a field stay letters', () => {
  expect(key('ArrowLeft', { altKey: true })).toBeNull()
  expect(key('j', { target: { matches: () => true } })).toBeNull()
})
