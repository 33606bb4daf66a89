import { expect, test } from 'vitest'
import { written } from '#testing/written-texts.ts'
import { withoutMentor } from './without-mentor.ts'

test('no text of any step speaks of a mentor to a team that has none', () => {
  const found = written.flatMap(({ path, language, text }) =>
    Object.entries(text).flatMap(([part, words]) =>
      withoutMentor(words, language)
        .split('\n')
        .filter((line) => /mentor/i.test(line))
        .map((line) => `${path} ${part}: ${line}`),
    ),
  )
  expect(found).toEqual([])
})

test.each([
  [
    'en',
    'Your mentor can read it. Tell your mentor.',
    'Whoever reads your plan can read it. Tell whoever reads your plan.',
  ],
  [
    'es',
    'Tu mentor/a puede leerlo. Dile a tu mentor/a.',
    'Quien lee tu plan puede leerlo. Dile a quien lee tu plan.',
  ],
] as const)('somebody reads all the same (%s)', (locale, before, after) => {
  expect(withoutMentor(before, locale)).toBe(after)
})
