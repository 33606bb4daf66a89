import { describe, expect, it } from 'vitest'
import {
  type CourseGate,
  hasSigned,
  isCourseOpen,
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
  const gates: CourseGate[] = flags.flatMap((selfGuided) =>
    flags.flatMap((applicationApproved) =>
      flags.flatMap((mentorAgreement) =>
        flags.map((entrepreneurAgreement) => ({
          selfGuided,
          applicationApproved,
          mentorAgreement,
          entrepreneurAgreement,
        })),
      ),
    ),
  )
  it('open the course when both have signed, or on approval where nobody signs', () => {
    const open = gates.filter(isCourseOpen)
    expect(open.filter((gate) => gate.selfGuided)).toEqual(
      gates.filter((gate) => gate.selfGuided && gate.applicationApproved),
    )
    expect(open.filter((gate) => !gate.selfGuided)).toEqual(
      gates.filter((gate) => !gate.selfGuided && gate.mentorAgreement && gate.entrepreneurAgreement),
    )
  })

  it('close the course again when the match ends', () => {
    expect(unmatched).toEqual({ mentor: null, mentor_agreement: false, entrepreneur_agreement: false })
  })
})
