import { expect, test } from 'vitest'
import { difference } from './difference.ts'

const shown = (before: string, after: string) =>
  difference(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'gone' ? `[-${text}-]` : `{+${text}+}`))
    .join('')

test.each([
  ['the same', 'One two', 'One two', 'One two'],
  ['a word put in', 'One three', 'One two three', 'One {+two +}three'],
  ['a word taken out', 'One two three', 'One three', 'One [-two -]three'],
  ['a word for another', 'Your problem here', 'Your question here', 'Your [-problem-]{+question+} here'],
  ['nothing before', '', 'All new', '{+All new+}'],
  ['nothing left', 'All gone', '', '[-All gone-]'],
])('%s', (_, before, after, expected) => {
  expect(shown(before, after)).toBe(expected)
})

test('before and after can be put together again from the pieces', () => {
  const [before, after] = ['a b c d e f g\n\nh', 'a x c e d g\n\nh i']
  const text = (kind: string) =>
    difference(before, after)
      .filter((piece) => piece.kind === 'same' || piece.kind === kind)
      .map((piece) => piece.text)
      .join('')
  expect([text('gone'), text('new')]).toEqual([before, after])
})

test('two long texts that share nothing are shown one after the other', () => {
  const words = (letter: string) => Array.from({ length: 3000 }, (_, index) => `${letter}${index}`).join(' ')
  expect(difference(words('a'), words('b')).map(({ kind }) => kind)).toEqual(['gone', 'new'])
})
