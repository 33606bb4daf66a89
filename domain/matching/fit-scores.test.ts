import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitOf, type MentorOffer, type ProjectWishes } from '#domain/progress/fit.ts'
import { fitScores } from './fit-scores.ts'

const texts = fc.array(fc.constantFrom('en', ' EN', 'es', 'water', 'Water', '', 'agua'), { maxLength: 4 })
const project: fc.Arbitrary<ProjectWishes> = fc.record({
  languages: texts,
  countries: texts,
  sectors: texts,
  support: texts,
  stage: fc.constantFrom(null, 'idea', 'testing prototype'),
})
const mentor: fc.Arbitrary<MentorOffer> = fc.record({
  languages: texts,
  countries: texts,
  sectors: texts,
  expertise: texts,
  profession: fc.constantFrom(null, 'entrepreneur', 'consultant'),
  isEntrepreneur: fc.boolean(),
})

test('gives each pair the score that is explained to people', () => {
  fc.assert(
    fc.property(
      fc.array(project, { maxLength: 4 }),
      fc.array(mentor, { maxLength: 4 }),
      (projects, mentors) => {
        const scoresOf = fitScores(mentors)
        for (const one of projects)
          expect([...scoresOf(one)]).toEqual(mentors.map((other) => fitOf(one, other).score))
      },
    ),
  )
})
