import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutText, isOneLine, isStorable, shortened, wordCount } from './text.ts'

const family = '👨‍👩‍👧'

test('a text is never cut inside a character', () => {
  expect(cutText('Agua 💧', 6)).toBe('Agua ')
  expect(cutText(`a${family}b`, 4)).toBe('a')
  expect(cutText(`a${family}b`, 9)).toBe(`a${family}`)
  expect(cutText('cafe\u0301', 4)).toBe('caf')
  expect(cutText('🇵🇪🇨🇴', 6)).toBe('🇵🇪')
  expect(cutText('short', 10)).toBe('short')
  expect(shortened('Clean water 💧💧', 13)).toBe('Clean water…')
  expect(shortened('Clean water for all', 14)).toBe('Clean water…')
  expect(shortened('Clean water for all', 15)).toBe('Clean water for…')
  expect(shortened('a'.repeat(30), 10)).toBe(`${'a'.repeat(10)}…`)
})

test('what is cut is a beginning of the text, well formed and not too long', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.nat(80), (text, most) => {
      const cut = cutText(text, most)
      expect(text.startsWith(cut)).toBe(true)
      expect(cut.isWellFormed()).toBe(true)
      expect(cut.length).toBeLessThanOrEqual(most)
    }),
  )
})

test('NUL and half an emoji cannot be stored; line breaks do not belong into a name', () => {
  expect([isStorable('a\u0000b'), isStorable('\ud83d'), isStorable('a\n\t💧')]).toEqual([false, false, true])
  expect([isOneLine('Ana\nRivera'), isOneLine('Ana\u2028'), isOneLine('Ana 💧 Rivera')]).toEqual([
    false,
    false,
    true,
  ])
})

test('whatever shortens a text with dots does it here', () => {
  const files = globSync('{domain,server,web}/**/*.{ts,tsx}', { exclude: ['domain/text.ts', '**/*.test.*'] })
  expect(files.length).toBeGreaterThan(500)
  const cutting = /\.(?:slice|substring|substr)\([^)]*\)[^\n]{0,20}…/
  expect(files.filter((file) => cutting.test(readFileSync(file, 'utf8')))).toEqual([])
})

test.each([
  ['  Quiero   acompañar\na 3 personas – ¡ya! ', 6],
  ['', 0],
  ['18\u202f000 casas y 1\u00a0200 fondas', 5],
])('%j has %d words', (text, count) => {
  expect(wordCount(text)).toBe(count)
})
