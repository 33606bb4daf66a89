import { expect, test } from 'vitest'
import { words } from './words.ts'

test.each([
  ['en', 2700, 2, '2,700 people a year · 2 outcomes'],
  ['es', 2700, 2, '2.700 personas por año · 2 resultados'],
  ['en', 1, 1, '1 person a year · 1 outcome'],
  ['es', 1, 1, '1 persona por año · 1 resultado'],
  ['en', null, 0, 'reach still open · 0 outcomes'],
] as const)('in %s, %j people and %j outcomes are said as %j', (locale, reach, outcomes, said) => {
  expect(words[locale].inShort(reach, outcomes)).toBe(said)
})

test('one of a kind is said as one', () => {
  expect(words.en.pictureLabel(1, 1, 1)).toContain('from 1 cause through 1 activity and 1 outcome to')
  expect(words.es.pictureLabel(1, 1, 1)).toContain('de 1 causa, 1 actividad y 1 resultado hasta')
})
