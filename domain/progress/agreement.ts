import type { ProjectStatus } from './project-status.ts'

export type Side = 'mentor' | 'entrepreneur'

export type Signature = {
  readonly matchId: string
  readonly side: Side
  readonly textVersion: string
}

/** A signature counts for the match it was given for, and for no other. */
export function signedSides(signatures: readonly Signature[], matchId: string | null): readonly Side[] {
  const sides: readonly Side[] = ['mentor', 'entrepreneur']
  return sides.filter((side) => signatures.some((one) => one.side === side && one.matchId === matchId))
}

export function hasSigned(signatures: readonly Signature[], wanted: Signature): boolean {
  return signatures.some(
    ({ matchId, side, textVersion }) =>
      matchId === wanted.matchId && side === wanted.side && textVersion === wanted.textVersion,
  )
}

/** Case, accents, spaces and punctuation are how somebody types; the words of the name are who signs. */
export function isSameName(typed: string, name: string): boolean {
  return plainName(typed) !== '' && plainName(typed) === plainName(name)
}

const plainName = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’‘`]/g, '')
    .toLocaleLowerCase('en')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')

export type CourseGate = {
  readonly status: ProjectStatus
  readonly selfGuided: boolean
  readonly mentorAgreement: boolean
  readonly entrepreneurAgreement: boolean
}

/** An approved project works by itself where the cohort is self-guided, else when both sides have signed. */
export function isCourseOpen(gate: CourseGate): boolean {
  const isApproved = gate.status === 'active' || gate.status === 'completed'
  return isApproved && (gate.selfGuided || (gate.mentorAgreement && gate.entrepreneurAgreement))
}

/** What a match begins and ends with on the project. The signatures themselves stay on record. */
export const unsigned = { mentor_agreement: false, entrepreneur_agreement: false } as const
export const unmatched = { mentor: null, ...unsigned } as const
