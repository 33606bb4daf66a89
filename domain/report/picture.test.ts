import { expect, test } from 'vitest'
import { wrapped } from './picture.ts'

test.each([
  ['', []],
  ['   ', []],
  ['one two', ['one two']],
  ['one two three four', ['one two', 'three four']],
  ['line\nbreaks  and\tspaces', ['line', 'breaks and', 'spaces']],
])('breaks %j between words', (text, lines) => {
  expect(wrapped(text, 54, 10)).toEqual(lines)
})

test('cuts a word that is longer than a line', () => {
  expect(wrapped('a abcdefghijklmnopqrstuv', 54, 10)).toEqual(['a', 'abcdefghij', 'klmnopqrst', 'uv'])
})

test('never cuts a sign in two', () => {
  const signs = '🌱'.repeat(15)
  const lines = wrapped(signs, 54, 10)
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.join('')).toBe(signs)
  for (const line of lines) expect(line).toBe(line.toWellFormed())
})

test('holds at least a few letters however narrow it is', () => {
  expect(wrapped('abcdefgh', 1, 10)).toEqual(['abcd', 'efgh'])
})
