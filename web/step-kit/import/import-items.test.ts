import { expect, test } from 'vitest'
import { found } from './import-items.ts'

const groups = [
  {
    title: 'Notes',
    items: [
      { id: '1', text: 'El niño camina mucho', about: 'Doña Rosa' },
      { id: '2', text: 'Water is far' },
    ],
  },
  { title: 'Segments', items: [{ id: '3', text: 'Niños de la escuela' }] },
  { title: 'Solutions', items: [] },
]

test.each([
  ['', ['Notes: 1 2', 'Segments: 3']],
  ['nino', ['Notes: 1', 'Segments: 3']],
  ['ROSA  niño', ['Notes: 1']],
  ['water', ['Notes: 2']],
  ['nothing of it', []],
])('looking for %j finds %j', (looked, expected) => {
  const seen = found(groups, looked).map(
    ({ title, items }) => `${title}: ${items.map(({ id }) => id).join(' ')}`,
  )
  expect(seen).toEqual(expected)
})
