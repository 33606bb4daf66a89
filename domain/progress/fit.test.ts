import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { businessStages, profileRoles } from '#domain/options/people.ts'
import { fitOf, fitWeights, type MentorOffer, type ProjectWishes } from './fit.ts'

const project: ProjectWishes = {
  languages: ['Spanish'],
  countries: ['Peru'],
  sectors: ['Water'],
  support: ['Marketing', 'Finance', 'Law'],
  stage: 'idea',
}
const mentor: MentorOffer = {
  languages: ['English', 'spanish '],
  countries: ['Peru', 'Bolivia'],
  sectors: ['Water'],
  expertise: ['Marketing', 'Finance', 'Law'],
  profession: 'social entrepreneur',
  isEntrepreneur: false,
}

describe('fit of a mentor and a project', () => {
  it('is 100 where everything fits, and each point is explained', () => {
    const fit = fitOf(project, mentor)
    expect(fit.score).toBe(100)
    expect(fit.points.map(({ reason, points, shared }) => [reason, points, shared])).toEqual([
      ['language', 30, ['Spanish']],
      ['expertise', 30, ['Marketing', 'Finance', 'Law']],
      ['sector', 20, ['Water']],
      ['country', 10, ['Peru']],
      ['stage', 10, ['idea']],
    ])
  })

  const parts: [string, Partial<MentorOffer>, number][] = [
    ['no common language', { languages: ['English'] }, 70],
    ['one of three areas', { expertise: ['finance'] }, 80],
    ['another sector', { sectors: ['Food'] }, 80],
    ['another country', { countries: [] }, 90],
    ['an adviser for an idea', { profession: 'investor' }, 90],
    ['an adviser who has founded', { profession: 'investor', isEntrepreneur: true }, 100],
  ]
  it.each(parts)('%s', (_, change, score) => {
    expect(fitOf(project, { ...mentor, ...change }).score).toBe(score)
  })

  it('advisers fit those who already sell', () => {
    const seller = { ...project, stage: 'first revenue' as const }
    expect(fitOf(seller, { ...mentor, profession: 'investor' }).score).toBe(100)
    expect(fitOf(seller, { ...mentor, profession: 'student' }).score).toBe(90)
    expect(fitOf(seller, { ...mentor, profession: 'student', isEntrepreneur: true }).score).toBe(100)
  })

  it('weights add up to 100', () => {
    expect(Object.values(fitWeights).reduce((sum, weight) => sum + weight)).toBe(100)
  })

  it('never leaves 0 to 100, is the sum of its points, and explains every point', () => {
    const some = fc.array(fc.constantFrom('a', 'A', 'b', ' b ', 'c', ''), { maxLength: 4 })
    const wishes = fc.record({
      languages: some,
      countries: some,
      sectors: some,
      support: some,
      stage: fc.option(fc.constantFrom(...businessStages.map(({ value }) => value)), { nil: null }),
    })
    const offer = fc.record({
      languages: some,
      countries: some,
      sectors: some,
      expertise: some,
      profession: fc.option(fc.constantFrom(...profileRoles.map(({ value }) => value)), { nil: null }),
      isEntrepreneur: fc.boolean(),
    })
    fc.assert(
      fc.property(wishes, offer, (one, other) => {
        const { score, points } = fitOf(one, other)
        expect(score).toBe(points.reduce((sum, part) => sum + part.points, 0))
        for (const part of points) {
          expect(part.points).toBeGreaterThanOrEqual(0)
          expect(part.points).toBeLessThanOrEqual(part.of)
          expect(part.shared.length > 0).toBe(part.points > 0)
        }
      }),
    )
  })
})
