import { expect, test } from 'vitest'
import { courseModules } from '#course/course.ts'
import type { PlanKind } from '#domain/entities/index.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { type Counted, earlierCounts } from './introduction-counts.ts'

const records = <F extends object>(all: readonly F[]) =>
  all.map((fields, index) => ({ _id: String(index), projectId: 'p', version: 1, ...fields }))

const plan: PlanData = {
  cause: records([{ selected: true }, { selected: false }, { selected: true }]),
  activity: records([
    { activityType: 'impact', selected: true, budget: null },
    { activityType: 'impact', selected: false, budget: null },
    { activityType: 'tofu', selected: true, budget: 200 },
    { activityType: 'bofu', selected: true, budget: 0 },
  ]),
  segment: records([{ keyActivities: ['Fire the kiln', 'Visit homes'] }, { keyActivities: null }]),
  offering: records([{ price: 12 }, { price: null }, { price: 0 }]),
  channel: records([{ selected: null }, { selected: true }]),
  input: records([{ moduleKey: 'three', key: 'solution', stepKey: 'map-current-solutions' }]),
}

const kindOf: Readonly<Record<Counted, PlanKind>> = {
  causes: 'cause',
  activities: 'activity',
  segments: 'segment',
  offerings: 'offering',
  channels: 'channel',
  solutions: 'input',
  prices: 'offering',
  marketing: 'activity',
  keyActivities: 'segment',
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
  const counted = earlierCounts(module, plan)
  expect(Object.fromEntries(counted.map(({ what, count }) => [what, count]))).toEqual(expected)
})

test.each(courseModules.map(({ slug, loads }) => [slug, loads] as const))(
  'module %s loads what its introduction counts',
  (slug, loads) => {
    const counted = earlierCounts(slug, {}).map(({ what }) => kindOf[what])
    expect(counted.filter((kind) => !loads.includes(kind))).toEqual([])
  },
)
