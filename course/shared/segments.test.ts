import { expect, test } from 'vitest'
import { segmentRoles } from '#domain/options/customers.ts'
import { record } from '#testing/plan-records.ts'
import { initialsOf, inkOf, labelOf, nameOf, portraitOf } from './segments.ts'

test.each([
  ['Families of the north road', 'FN'],
  ['mujeres de los Andes', 'MA'],
  ['Escuelas', 'E'],
  ['íconos', 'Í'],
  ['6 primary schools', '6P'],
  ['"Doña" Rosa', 'DR'],
  [' ', '?'],
  [undefined, '?'],
])('the initials of %s are %s', (name, expected) => {
  expect(initialsOf({ name })).toBe(expected)
})

test.each([
  ['/files/0123456789abcdef01234567', '/files/0123456789abcdef01234567'],
  ['https://elsewhere.example/face.png', null],
  ['/files/../api/me', null],
  [null, null],
])('the picture %s is shown as %s', (avatar, expected) => {
  expect(portraitOf({ profile: { avatar } })).toBe(expected)
})

test('a segment keeps its colour when another one is changed, and the seventh takes the first again', () => {
  const segment = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((_id) => ({ ...record, _id }))
  expect(inkOf({ segment }, 'b')).toBe('series-2')
  expect(inkOf({ segment: segment.with(0, { ...record, _id: 'a' }) }, 'b')).toBe('series-2')
  expect(inkOf({ segment }, 'g')).toBe('series-1')
})

test('what has no name yet is called so', () => {
  expect(nameOf({ name: ' ' }, 'en')).toBe('Without a name')
  expect(nameOf({ name: ' Schools ' }, 'en')).toBe('Schools')
})

test('an option reads in the language of the page, and none as nothing', () => {
  expect(labelOf(segmentRoles, 'Buyer', 'es')).toBe('Comprador')
  expect(labelOf(segmentRoles, null, 'es')).toBe('')
})
