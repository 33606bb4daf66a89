import { expect, test } from 'vitest'
import { textWidth, wrapped } from './picture.ts'

test.each([
  ['', []],
  ['   ', []],
  ['one two', ['one two']],
  ['one two three four', ['one two', 'three four']],
  ['one\ntwo  three\tfour', ['one two', 'three four']],
])('breaks %j between words', (text, lines) => {
  expect(wrapped(text, 54, 10)).toEqual(lines)
})

test.each([
  ['a word that is longer than a line', 'abcabcabc'.repeat(5)],
  ['signs of two halves', '🌱'.repeat(15)],
  ['wide letters', 'WMWMWM'.repeat(5)],
])('cuts %s where it has to, and never inside a letter', (_what, word) => {
  const lines = wrapped(word, 54, 10)
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.join('')).toBe(word)
  for (const line of lines) {
    expect(line).toBe(line.toWellFormed())
    expect(textWidth(line, 10)).toBeLessThanOrEqual(54)
  }
})

test('holds a letter however narrow it is', () => {
  expect(wrapped('abc', 1, 10)).toEqual(['a', 'b', 'c'])
})

test('narrow letters need less room than wide ones', () => {
  expect(textWidth('ill', 10)).toBeLessThan(textWidth('was', 10))
  expect(textWidth('was', 10)).toBeLessThan(textWidth('WMW', 10))
})
