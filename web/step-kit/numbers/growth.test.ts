import { expect, test } from 'vitest'
import { growth } from './growth.ts'

test.each<[string, number | undefined]>([
  ['5', 5],
  ['5 %', 5],
  ['+5,5', 5.5],
  ['-10', -10],
  ['\u221210,5 %', -10.5],
  ['-100', -100],
  ['-101', undefined],
  ['500', 500],
  ['501', undefined],
  ['', undefined],
  ['-', undefined],
  ['a lot', undefined],
])('%j as growth is %j', (text, expected) => {
  expect(growth.parse(text)).toBe(expected)
})

test.each([-100, -12.5, 0, 8, 12.345, 500])('%d is read as it is shown, in both languages', (value) => {
  expect(growth.parse(growth.show(value, 'en'))).toBe(value)
  expect(growth.parse(growth.show(value, 'es'))).toBe(value)
})
