import { describe, expect, it } from 'vitest'
import { projectStatuses } from '#domain/options/programme.ts'
import {
  type CourseGate,
  hasSigned,
  isCourseOpen,
  isSameName,
  type Signature,
  signedSides,
  unmatched,
} from './agreement.ts'

const by = (side: Signature['side'], matchId = 'm', textVersion = '1'): Signature => ({
  side,
  matchId,
  textVersion,
})

describe('agreements', () => {
  it('count for the running match only', () => {
    const signatures = [by('mentor'), by('entrepreneur', 'an old match')]
    expect(signedSides(signatures, 'm')).toEqual(['mentor'])
    expect(signedSides(signatures, 'a new match')).toEqual([])
    expect(signedSides(signatures, null)).toEqual([])
    expect(signedSides([...signatures, by('entrepreneur')], 'm')).toEqual(['mentor', 'entrepreneur'])
  })

  it('are signed once per side, match and text', () => {
    const signatures = [by('mentor')]
    expect(hasSigned(signatures, by('mentor'))).toBe(true)
    expect(hasSigned(signatures, by('entrepreneur'))).toBe(false)
    expect(hasSigned(signatures, by('mentor', 'another match'))).toBe(false)
    expect(hasSigned(signatures, by('mentor', 'm', '2'))).toBe(false)
  })

  const flags = [false, true]
  const gates: CourseGate[] = projectStatuses.flatMap(({ value: status }) =>
    flags.flatMap((selfGuided) =>
      flags.flatMap((mentorAgreement) =>
        flags.map((entrepreneurAgreement) => ({
          status,
          selfGuided,
          mentorAgreement,
          entrepreneurAgreement,
        })),
      ),
    ),
  )
  it('open the course when both have signed, or at once where nobody signs', () => {
    const open = gates.filter(isCourseOpen)
    // Per status: four combinations where nobody signs, one where both have to.
    expect(open).toHaveLength(2 * 5)
    for (const gate of open) {
      expect(['active', 'completed']).toContain(gate.status)
      expect(gate.selfGuided || (gate.mentorAgreement && gate.entrepreneurAgreement)).toBe(true)
    }
  })

  it('close the course again when the match ends', () => {
    expect(unmatched).toEqual({ mentor: null, mentor_agreement: false, entrepreneur_agreement: false })
  })
})

describe('the name under an agreement', () => {
  it.each([
    ['rosa quispe', 'Rosa Quispe', true],
    ['  ROSA   QUISPE ', 'Rosa Quispe', true],
    ['Jose Perez-Nunez', 'José Pérez Núñez', true],
    ["Sinead O'Connor", 'Sinéad O’Connor', true],
    ['李 小龙', '李 小龙', true],
    ['Rosa', 'Rosa Quispe', false],
    ['Rosa Mamani', 'Rosa Quispe', false],
    ['Quispe Rosa', 'Rosa Quispe', false],
    ['...', '', false],
  ])('%s signs for %s: %s', (typed, name, expected) => {
    expect(isSameName(typed, name)).toBe(expected)
  })
})
