import { expect, test } from 'vitest'
import { folded, type Part, type Shown, wordDifference } from './word-difference.ts'

const signs = { same: ['', ''], added: ['{+', '+}'], removed: ['[-', '-]'], folded: ['<', '>'] } as const
const drawn = (parts: readonly Shown[]) => parts.map(({ kind, text }) => signs[kind].join(text)).join('')

test.each([
  ['', '', ''],
  ['The same.', 'The same.', 'The same.'],
  ['', 'New', '{+New+}'],
  ['Old', '', '[-Old-]'],
  ['Water is dirty', 'Water is very dirty', 'Water is {+very +}dirty'],
  ['Mothers walk far.', 'Young mothers walk far.', '[-Mothers-]{+Young mothers+} walk far.'],
  ['Water is dirty.', 'Wells are polluted.', '[-Water is dirty-]{+Wells are polluted+}.'],
  ['Niños y niñas', 'Niños o niñas', 'Niños [-y-]{+o+} niñas'],
  ['One two', 'One, two', 'One{+,+} two'],
  ['a b c d', 'a c d', 'a [-b -]c d'],
  ['It can’t wait', 'It cannot wait', 'It [-can’t-]{+cannot+} wait'],
  ['👩‍🌾 sells', '👩‍🌾 buys', '👩‍🌾 [-sells-]{+buys+}'],
])('%j → %j', (before, after, expected) => {
  expect(drawn(wordDifference(before, after))).toBe(expected)
})

const sides = (parts: readonly Part[]) =>
  (['added', 'removed'] as const).map((gone) =>
    parts
      .filter(({ kind }) => kind !== gone)
      .map(({ text }) => text)
      .join(''),
  )

test('both texts can be read out of the difference', () => {
  const word = (n: number) => `w${(n * 7919) % 97}${n % 5 === 0 ? '.' : ''}`
  for (let round = 1; round < 40; round += 1) {
    const before = Array.from({ length: round * 3 }, (_, n) => word(n * round)).join(' ')
    const after = Array.from({ length: round * 4 }, (_, n) => word(n * (round % 7))).join(' ')
    expect(sides(wordDifference(before, after))).toEqual([before, after])
  }
})

test('very long texts are compared sentence by sentence, in a moment', () => {
  const text = Array.from({ length: 700 }, (_, n) => `Sentence number ${n}.`).join(' ')
  const changed = `Begin. ${text.replace('number 350', 'number three')} End.`
  const parts = wordDifference(text, changed)
  expect(sides(parts)).toEqual([text, changed])
  expect(parts.filter(({ kind }) => kind === 'same').length).toBeGreaterThan(1)
})

test('long unchanged stretches are folded, with some words beside each change', () => {
  const long = Array.from({ length: 60 }, (_, n) => `word${n}`).join(' ')
  const shown = folded(wordDifference(`Old ${long} end`, `New ${long} stop`))
  expect(shown.map(({ kind }) => kind)).toEqual([
    'removed',
    'added',
    'same',
    'folded',
    'same',
    'removed',
    'added',
  ])
  expect(shown.map(({ text }) => text).join('')).toBe(`OldNew ${long} endstop`)
  expect(shown[2]?.text).toMatch(/word\d+$/)
  expect(shown[4]?.text).toMatch(/^\s?word\d+/)
  expect(folded([{ kind: 'same', text: 'short' }])).toEqual([{ kind: 'same', text: 'short' }])
})
