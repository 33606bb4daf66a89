import { expect, test } from 'vitest'
import { written } from '#testing/written-texts.ts'
import { withoutMentor } from './without-mentor.ts'

test('no text of any step speaks of a mentor to a team that has none', () => {
  const found = written.flatMap(({ path, room, language, text }) => {
    const { help_intro, help_deepdive, help_tips, ...plain } = text
    const helps = [help_intro, help_deepdive, help_tips].map((help) => withoutMentor(help, language))
    // A summary has an intro and a button of its own for them.
    const shown = room.type === 'summary' ? helps : [...helps, ...Object.values(plain)]
    return shown
      .flatMap((part) => part.split('\n'))
      .filter((line) => /mentor/i.test(line))
      .map((line) => `${path}: ${line}`)
  })
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
