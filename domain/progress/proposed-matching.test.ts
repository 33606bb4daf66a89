import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Proposal, proposeMatching } from './proposed-matching.ts'

const total = (proposals: readonly Proposal[]) => proposals.reduce((sum, { score }) => sum + score, 0)

describe('proposed matching', () => {
  it('prefers the best total over the best pair', () => {
    const scores: Record<string, number> = { 'a-m': 90, 'a-n': 80, 'b-m': 70, 'b-n': 10 }
    const mentors = ['m', 'n'].map((mentorId) => ({ mentorId, freePlaces: 1 }))
    expect(proposeMatching(['a', 'b'], mentors, (p, m) => scores[`${p}-${m}`] ?? 0)).toEqual([
      { projectId: 'a', mentorId: 'n', score: 80 },
      { projectId: 'b', mentorId: 'm', score: 70 },
    ])
  })

  it('leaves a project free where nobody fits or nobody has a place', () => {
    expect(proposeMatching(['a'], [{ mentorId: 'm', freePlaces: 1 }], () => 0)).toEqual([])
    expect(proposeMatching(['a'], [{ mentorId: 'm', freePlaces: 0 }], () => 50)).toEqual([])
    expect(proposeMatching(['a'], [], () => 50)).toEqual([])
    expect(proposeMatching([], [{ mentorId: 'm', freePlaces: 3 }], () => 50)).toEqual([])
  })

  it('is the best of all, within capacity, with each project once', () => {
    const sizes = fc.record({
      scores: fc.array(fc.array(fc.nat(9), { minLength: 3, maxLength: 3 }), { maxLength: 4 }),
      places: fc.tuple(fc.nat(2), fc.nat(2), fc.nat(2)),
    })
    fc.assert(
      fc.property(sizes, ({ scores, places }) => {
        const mentors = places.map((freePlaces, index) => ({ mentorId: String(index), freePlaces }))
        const projectIds = scores.map((_, index) => String(index))
        const found = proposeMatching(projectIds, mentors, (p, m) => scores[Number(p)]?.[Number(m)] ?? 0)
        expect(new Set(found.map(({ projectId }) => projectId)).size).toBe(found.length)
        for (const { mentorId, freePlaces } of mentors)
          expect(found.filter((one) => one.mentorId === mentorId).length).toBeLessThanOrEqual(freePlaces)
        expect(total(found)).toBe(bestByTrying(scores, [...places]))
      }),
    )
  })

  it('has a place for each of 300 projects where 150 mentors take two', () => {
    const projectIds = Array.from({ length: 300 }, (_, index) => String(index))
    const mentors = Array.from({ length: 150 }, (_, index) => ({ mentorId: String(index), freePlaces: 2 }))
    const found = proposeMatching(
      projectIds,
      mentors,
      (p, m) => 1 + ((Number(p) * 37 + Number(m) * 91) % 100),
    )
    expect(found).toHaveLength(300)
  })
})

function bestByTrying([first, ...rest]: readonly (readonly number[])[], places: number[]): number {
  if (first === undefined) return 0
  const options = first.map((score, mentor) => {
    const left = places.map((free, index) => (index === mentor ? free - 1 : free))
    return (left[mentor] ?? -1) < 0 ? 0 : score + bestByTrying(rest, left)
  })
  return Math.max(bestByTrying(rest, places), ...options)
}
