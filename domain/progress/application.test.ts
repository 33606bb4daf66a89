import { describe, expect, it } from 'vitest'
import { applicationStatuses } from '#domain/options/programme.ts'
import {
  type ApplicationStatus,
  canApplicantMove,
  canDecide,
  seesOthersPoints,
  statusOnSubmit,
} from './application.ts'

const statuses = applicationStatuses.map(({ value }) => value)
const pairs = statuses.flatMap((from) => statuses.map((to) => [from, to] as const))

describe('applications', () => {
  it('are sent, withdrawn and sent again by the applicant, and nothing else', () => {
    const own = pairs.filter(([from, to]) => canApplicantMove(from, to)).map((pair) => pair.join(' → '))
    expect(own.sort()).toEqual([
      'none → pending',
      'pending → withdrawn',
      'waitlisted → withdrawn',
      'withdrawn → pending',
    ])
  })

  it.each(pairs)('an organiser moves %s to %s', (from, to) => {
    expect(canDecide({ from, to, deciderId: 'a', applicantId: 'b' })).toBe(from !== to)
  })

  it.each(pairs)('nobody moves their own from %s to %s by deciding', (from, to) => {
    expect(canDecide({ from, to, deciderId: 'a', applicantId: 'a' })).toBe(false)
  })

  it('nobody approves themselves', () => {
    for (const from of statuses) expect(canApplicantMove(from, 'approved')).toBe(false)
  })

  it.each(statuses)('points of others are seen after one’s own, or when %s is decided', (status) => {
    expect(seesOthersPoints(true, status)).toBe(true)
    expect(seesOthersPoints(false, status)).toBe(status !== 'pending')
  })

  const submissions: [boolean, boolean, ApplicationStatus][] = [
    [true, false, 'approved'],
    [true, true, 'pending'],
    [false, false, 'pending'],
    [false, true, 'pending'],
  ]
  it.each(submissions)('self-guided %s and private %s starts as %s', (selfGuided, isPrivate, expected) => {
    expect(statusOnSubmit({ selfGuided, isPrivate })).toBe(expected)
  })
})
