import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Rosa', 'Quispe', 'RQ'],
  ['  ana', 'íñiguez', 'AÍ'],
  ['Yo', '', 'Y'],
  ['😀lu', 'Wong', '😀W'],
  ['', ' ', 'NU'],
  [undefined, null, 'NU'],
])('%s %s is %s', (first, last, expected) => {
  expect(initials([first, last])).toBe(expected)
})

test('a letter keeps its accent, and a sign made of several stays whole', () => {
  expect(initials(['e\u0301lan', '👩‍🌾 Rosa'])).toBe('E\u0301👩‍🌾')
})
