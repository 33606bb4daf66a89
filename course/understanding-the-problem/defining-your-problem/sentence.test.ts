import { expect, test } from 'vitest'
import { holeIn, inside } from './sentence.ts'
import { words } from './words.ts'

test.each([
  ['Families with small children.', 'families with small children'],
  ['drink bad water;', 'drink bad water'],
  ['Quechua families', 'Quechua families'],
  ['UNICEF says so!', 'UNICEF says so'],
  ['Niñas y niños de tres años…', 'niñas y niños de tres años'],
  ['', ''],
])('“%s” stands in a sentence as “%s”', (answer, text) => {
  expect(inside(answer)).toBe(text)
})

test('answers with their own full stops and beginnings still make one sentence', () => {
  expect(
    words.en.sentence({
      who: 'Many families.',
      what: 'Drink bad water.',
      where: 'In Kisumu,',
      when: 'Every week.',
      evidence: 'Because we asked 12 of them.',
    }),
  ).toBe(
    'In Kisumu, many families drink bad water. It happens every week. We know because we asked 12 of them.',
  )
  expect(
    words.es.sentence({
      who: 'Las familias',
      what: 'toman agua sucia',
      where: 'en Soacha',
      when: '',
      evidence: '',
    }),
  ).toBe('En Soacha, las familias toman agua sucia.')
})

test('what nobody has written yet is asked for', () => {
  const none = { who: '', what: '', where: '', when: '', evidence: '' }
  expect(words.en.sentence(none)).toBe('In [where], [who] [what goes wrong].')
  expect(holeIn(none)).toBe('who')
  expect(holeIn({ ...none, who: 'Families', what: 'wait', where: 'Soacha' })).toBeUndefined()
  expect(words.es.sentence({ ...none, where: 'Soacha' })).toBe('En Soacha, [quién] [qué le pasa].')
})
