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
])('the sentence helper writes: %s', (sentence, expected) => {
  expect(sentence).toBe(expected)
})
