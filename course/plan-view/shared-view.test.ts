import { expect, test } from 'vitest'
import { buildPlan } from './build-plan.ts'
import { buildCanvas } from './canvas.ts'
import { sampleFacts } from './plan-facts.test-kit.ts'
import { canvasForReaders, planForReaders } from './shared-view.ts'

const facts = { ...(await sampleFacts('clay-filter', 'en')), validated: ['one', 'two'] as const }

test('a reader of a link is told that the plan is not final, and not which part waits for the mentor', async () => {
  const plan = await buildPlan(facts, 'en', 'expected')
  const read = planForReaders(plan)
  expect(plan.sections.some(({ isDraft }) => isDraft)).toBe(true)
  expect(read.isDraft).toBe(true)
  expect(read.sections.map(({ blocks }) => blocks)).toEqual(plan.sections.map(({ blocks }) => blocks))
  for (const { isDraft, places, missing } of read.sections)
    expect([isDraft, places, missing]).toEqual([false, [], []])
})

test('on one page too', async () => {
  const canvas = await buildCanvas(facts, 'en')
  const boxes = canvasForReaders(canvas).rows.flatMap((row) => row.boxes)
  expect(canvas.rows.flatMap((row) => row.boxes).some(({ isDraft }) => isDraft)).toBe(true)
  expect(canvasForReaders(canvas).isDraft).toBe(true)
  for (const { isDraft, places, missing } of boxes)
    expect([isDraft, places, missing]).toEqual([false, [], []])
})
