import { expect, test } from 'vitest'
import { initials } from './person.ts'

test.each([
  ['Rosa', 'Quispe', 'RQ'],
  ['  ana', 'íñiguez', 'AÍ'],
  ['Yo', '', 'Y'],
  ['😀lu', 'Wong', '😀W'],
  ['', ' ', 'NU'],
])('%s %s is %s', (first_name, last_name, expected) => {
  expect(initials({ first_name, last_name })).toBe(expected)
})

test('nobody is NU', () => {
  expect(initials(null)).toBe('NU')
})
