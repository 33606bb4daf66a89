import { expect, test } from 'vitest'
import { words } from './words.ts'

test.each([
  [
    words.en.sentence({
      that: 'families sell damp seaweed',
      because: 'a frame is dear.',
      means: 'they lose',
    }),
    'We learned that families sell damp seaweed because a frame is dear. This means they lose.',
  ],
  [words.en.sentence({ that: 'prices\nfall', because: ' ', means: '' }), 'We learned that prices fall.'],
  [
    words.es.sentence({ that: 'venden algas húmedas', because: 'el bastidor es caro', means: 'pierden' }),
    'Aprendimos que venden algas húmedas porque el bastidor es caro. Esto significa que pierden.',
  ],
])('the sentence helper writes: %s', (sentence, expected) => {
  expect(sentence).toBe(expected)
})
