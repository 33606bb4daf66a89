import type { Random } from './random.ts'

const deep = (levels: number): unknown => (levels === 0 ? 'end' : [deep(levels - 1)])

const texts: readonly string[] = [
  '',
  ' ',
  'Clean water for everybody',
  '\u0000',
  'Ana\u0000Rivera',
  '\ud83d',
  'half \udca7 an emoji',
  '👨‍👩‍👧‍👦'.repeat(40),
  'e\u0301'.repeat(300),
  '\u202eright to left',
  'Ana\r\nBcc: all@example.org',
  '\u0001\u0008\u001b[31m\u007f\u0085',
  "'; drop table users; --",
  '{{constructor.constructor("return process")()}}',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '%00%ff%',
  '%',
  '\\u0000 \\x00 \\',
  '__proto__',
  'null',
  'NaN',
  '1e309',
  '-1',
  '9999-99-99',
  '2026-02-30T25:61:00Z',
  '=cmd|calc',
  'https://example.org/\u0000',
  'javascript:alert(1)',
  'ﬀ'.repeat(2100),
  'a'.repeat(5001),
  'ñ'.repeat(20_001),
  'x'.repeat(250_000),
]

const others: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  2 ** 31,
  -(2 ** 31) - 1,
  [],
  {},
  [null],
  [[]],
  { toString: 'no', valueOf: null },
  { constructor: { prototype: {} } },
  deep(8),
  deep(60),
]

export const hostileText = (random: Random): string => random.pick(texts)

/** Something that fits no type in particular, and many of them badly. */
export const hostileValue = (random: Random): unknown =>
  random.isLucky(0.65) ? hostileText(random) : random.pick(others)

const words = [
  'one',
  'two',
  'summary',
  'mentor',
  'entrepreneur',
  'approved',
  'declined',
  'PE',
  'CO',
  'es',
  'en',
]

/** A text that the product may well be given: an id of ours or of others, a word, a date, a sentence. */
export function likelyText(random: Random, ids: readonly string[]): string {
  if (ids.length > 0 && random.isLucky(0.6)) return random.pick(ids)
  if (random.isLucky(0.5)) return random.pick(words)
  return random.pick([
    '2026-03-04',
    'Families carry water for an hour 💧.',
    'f'.repeat(24),
    'https://example.org',
  ])
}
