import { expect, test } from 'vitest'
import { asShipped, isStepPlan, orderedSteps, takenSteps, tidyPlan } from './cohort-steps.ts'

const steps = [
  { slug: 'introduction', type: 'introduction' },
  ...['a', 'b', 'c', 'd'].map((slug) => ({ slug, type: 'exercise' })),
  { slug: 'summary', type: 'summary' },
]
const slugs = (found: readonly { slug: string }[]) => found.map(({ slug }) => slug).join(' ')

test.each([
  ['as the course has it', [], 'introduction a b c d summary'],
  ['another order between the first and the last', ['d', 'a', 'b', 'c'], 'introduction d a b c summary'],
  [
    'a step that came later stands behind the one it follows',
    ['d', 'b', 'a'],
    'introduction d b c a summary',
  ],
  ['the first that came later stands first', ['d', 'c', 'b'], 'introduction a d c b summary'],
  [
    'a step that the course no longer has is passed over',
    ['gone', 'b', 'a', 'c', 'd'],
    'introduction b a c d summary',
  ],
])('%s', (_, step_order, expected) => {
  expect(slugs(orderedSteps(steps, { step_order, steps_off: [] }))).toBe(expected)
})

test('a step that is switched off is not among those that are taken, and keeps its place', () => {
  const plan = { step_order: ['d', 'a', 'b', 'c'], steps_off: ['a'] }
  expect(slugs(takenSteps(steps, plan))).toBe('introduction d b c summary')
  expect(slugs(takenSteps(steps, { ...plan, steps_off: [] }))).toBe('introduction d a b c summary')
})

test.each([
  [asShipped, true],
  [{ step_order: ['b', 'a', 'c', 'd'], steps_off: ['c'] }, true],
  [{ step_order: ['b', 'b'], steps_off: [] }, false],
  [{ step_order: ['summary', 'a'], steps_off: [] }, false],
  [{ step_order: [], steps_off: ['introduction'] }, false],
  [{ step_order: [], steps_off: ['elsewhere'] }, false],
  [{ step_order: [], steps_off: ['a', 'b', 'c', 'd'] }, false],
])('%j can be meant: %s', (plan, expected) => {
  expect(isStepPlan(steps, plan)).toBe(expected)
})

test('what is like the course is said by saying nothing', () => {
  expect(tidyPlan(steps, { step_order: ['a', 'b', 'c', 'd'], steps_off: [] })).toEqual(asShipped)
  expect(tidyPlan(steps, { step_order: ['b', 'a'], steps_off: ['d', 'c'] })).toEqual({
    step_order: ['b', 'c', 'd', 'a'],
    steps_off: ['c', 'd'],
  })
})
