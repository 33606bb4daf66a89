import { expect, test } from 'vitest'
import { languageOf } from './language-of.ts'

test.each([
  ['Children fall ill from the water of the lake.', 'en'],
  ['Mothers at the lake', 'en'],
  ['our own test found germs in 17 of 20 wells', 'en'],
  ['Las familias toman agua del lago porque no hay otra.', 'es'],
  ['Mujeres que recogen café en el valle', 'es'],
  ['¿Por qué no compran el filtro?', 'es'],
])('“%s” is %s', (text, language) => {
  expect(languageOf(text)).toBe(language)
})

test('a word, a name or a third language tells nothing', () => {
  for (const text of ['', 'Filters', 'Nyalenda', 'Maji safi kwa watoto wote', '1.250.000 COP']) {
    expect(languageOf(text)).toBeUndefined()
  }
})

test('a sentence that quotes a few words of the other language keeps its own', () => {
  expect(languageOf('The women of the valley say “agua es vida”, and they are right in this.')).toBe('en')
})
