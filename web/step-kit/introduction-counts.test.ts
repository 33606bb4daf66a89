import { expect, test } from 'vitest'
import { type EarlierWork, earlierCounts } from './introduction-counts.ts'

const work: EarlierWork = {
  causes: [{ selected: true }, { selected: false }, { selected: true }],
  activities: [
    { activityType: 'impact', selected: true, budget: null },
    { activityType: 'impact', selected: false, budget: null },
    { activityType: 'tofu', selected: true, budget: 200 },
    { activityType: 'bofu', selected: true, budget: 0 },
  ],
  segments: [{ keyActivities: ['Fire the kiln', 'Visit homes'] }, { keyActivities: null }],
  offerings: [{ price: 12 }, { price: null }, { price: 0 }],
  channels: [{ selected: null }, { selected: true }],
}
const solution = { _id: 's', projectId: 'p', version: 1, moduleKey: 'three', key: 'solution' }
const plan = {
  input: [{ ...solution, stepKey: 'map-current-solutions' }],
}

test.each([
  ['one', {}],
  ['two', { causes: 2, activities: 1 }],
  ['three', { activities: 1, segments: 2 }],
  ['four', { segments: 2, offerings: 3 }],
  ['five', { segments: 2, offerings: 3, channels: 1 }],
  ['six', { offerings: 3, solutions: 1 }],
  ['seven', { prices: 1, marketing: 1 }],
  ['eight', { activities: 1 }],
  ['nine', { keyActivities: 2 }],
])('module %s builds on %o', (module, expected) => {
  const counted = earlierCounts(module, work, plan)
  expect(Object.fromEntries(counted.map(({ what, count }) => [what, count]))).toEqual(expected)
})
