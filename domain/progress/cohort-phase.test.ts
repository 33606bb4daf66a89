import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cohortPhases } from '#domain/options/programme.ts'
import { type CohortPhase, type CohortTimes, cohortPhase } from './cohort-phase.ts'

const cohort: CohortTimes = {
  approved: true,
  registrationOpen: true,
  matching: true,
  selfGuided: false,
  openDate: '2027-02-01',
  closeDate: '2027-03-01',
  matchingStart: '2027-03-10',
  matchingEnd: '2027-03-20',
  startDate: '2027-04-01',
  endDate: '2027-07-01',
}

describe('cohort phase', () => {
  const moments: [string, CohortPhase][] = [
    ['2027-01-31T23:59:59.999Z', 'approved'],
    ['2027-02-01T00:00:00Z', 'applications'],
    ['2027-03-05T00:00:00Z', 'applications'],
    ['2027-03-10T00:00:00Z', 'matching'],
    ['2027-03-25T00:00:00Z', 'matching'],
    ['2027-04-01T00:00:00Z', 'running'],
    ['2027-06-30T23:59:59.999Z', 'running'],
    ['2027-07-01T00:00:00Z', 'finished'],
  ]
  it.each(moments)('at %s it is %s', (now, expected) => {
    expect(cohortPhase(cohort, new Date(now))).toBe(expected)
  })

  const changed: [string, Partial<CohortTimes>, string, CohortPhase][] = [
    ['not approved', { approved: false }, '2027-05-01', 'draft'],
    ['registration switched off', { registrationOpen: false }, '2027-02-10', 'approved'],
    ['registration switched off after the window', { registrationOpen: false }, '2027-03-05', 'applications'],
    ['matching switched off', { matching: false }, '2027-03-15', 'applications'],
    ['matching switched off after the window', { matching: false }, '2027-03-25', 'matching'],
    ['self-guided', { selfGuided: true }, '2027-03-15', 'applications'],
    ['no opening date', { openDate: null }, '2026-01-01', 'applications'],
    ['no end', { endDate: null }, '2030-01-01', 'running'],
  ]
  it.each(changed)('%s', (_, change, now, expected) => {
    expect(cohortPhase({ ...cohort, ...change }, new Date(now))).toBe(expected)
  })

  it('a cohort without dates takes applications from its approval on', () => {
    const dates = { openDate: null, closeDate: null, matchingStart: null, matchingEnd: null }
    const bare = { ...cohort, ...dates, startDate: null, endDate: null }
    expect(cohortPhase(bare, new Date('2027-01-01'))).toBe('applications')
    expect(cohortPhase({ ...bare, approved: false }, new Date('2027-01-01'))).toBe('draft')
  })

  it('never runs backwards while nobody changes the cohort', () => {
    const day = fc.date({ min: new Date('2027-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
    const stamp = fc.option(
      day.map((one) => one.toISOString()),
      { nil: null },
    )
    const any = fc.record({
      approved: fc.boolean(),
      registrationOpen: fc.boolean(),
      matching: fc.boolean(),
      selfGuided: fc.boolean(),
      openDate: stamp,
      closeDate: stamp,
      matchingStart: stamp,
      matchingEnd: stamp,
      startDate: stamp,
      endDate: stamp,
    })
    const rank = (phase: CohortPhase) => cohortPhases.findIndex(({ value }) => value === phase)
    fc.assert(
      fc.property(any, day, day, (one, a, b) => {
        const [early, late] = a < b ? [a, b] : [b, a]
        expect(rank(cohortPhase(one, early))).toBeLessThanOrEqual(rank(cohortPhase(one, late)))
      }),
    )
  })
})
