import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bestMatching } from './assignment.ts'

function solve(fits: number[][], capacities: number[]): (number | null)[] {
  const work = bestMatching(fits, capacities)
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

const total = (fits: number[][], matching: (number | null)[]) =>
  matching.reduce<number>(
    (sum, mentor, project) => sum + (mentor === null ? 0 : (fits[project]?.[mentor] ?? 0)),
    0,
  )

/** Tries everything. */
function exhaustive(fits: number[][], capacities: number[], project = 0): number {
  if (project === fits.length) return 0
  let best = exhaustive(fits, capacities, project + 1)
  capacities.forEach((capacity, mentor) => {
    if (capacity === 0) return
    const left = capacities.with(mentor, capacity - 1)
    best = Math.max(best, (fits[project]?.[mentor] ?? 0) + exhaustive(fits, left, project + 1))
  })
  return best
}

const cases = fc
  .record({ projects: fc.integer({ min: 1, max: 6 }), mentors: fc.integer({ min: 1, max: 4 }) })
  .chain(({ projects, mentors }) =>
    fc.record({
      fits: fc.array(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: mentors, maxLength: mentors }), {
        minLength: projects,
        maxLength: projects,
      }),
      capacities: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: mentors, maxLength: mentors }),
    }),
  )

test('is never worse than trying everything, and never exceeds a capacity', () => {
  fc.assert(
    fc.property(cases, ({ fits, capacities }) => {
      const matching = solve(fits, capacities)
      expect(total(fits, matching)).toBe(exhaustive(fits, capacities))
      capacities.forEach((capacity, mentor) => {
        expect(matching.filter((one) => one === mentor).length).toBeLessThanOrEqual(capacity)
      })
    }),
    { numRuns: 300 },
  )
})

test('proposes nobody where nothing fits', () => {
  expect(solve([[0, 0]], [1, 1])).toEqual([null])
  expect(solve([], [1])).toEqual([])
  expect(solve([[50]], [])).toEqual([null])
})

test('solves five hundred projects and three hundred mentors', () => {
  let seed = 7
  const random = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return seed % 101
  }
  const fits = Array.from({ length: 500 }, () => Array.from({ length: 300 }, random))
  const matching = solve(fits, new Array<number>(300).fill(3))
  expect(matching.every((mentor) => mentor !== null)).toBe(true)
})

test('a thousand projects that compete for few places are settled in few steps', () => {
  const fits = Array.from({ length: 1000 }, (_, project) =>
    Array.from({ length: 50 }, (_, mentor) => 1 + (((project + 1) * (mentor + 1)) % 100)),
  )
  let steps = 0
  const work = bestMatching(fits, new Array<number>(50).fill(2))
  while (!work.next().done) steps++
  // Each step looks at one project and all mentors; a column for every place and project would need a thousand more each.
  expect(steps).toBeLessThan(1000 * 101)
})
