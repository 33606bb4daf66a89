import { expect, test } from 'vitest'
import { selectedStep, sortedSteps, stepTitle, stepToOpen } from './timeline.ts'

const step = (order: number, nice_name: string) => ({
  _id: `id-${order}`,
  order,
  nice_name,
  title: `Step ${order}`,
  title_es: order === 2 ? null : `Paso ${order}`,
})
const steps = [step(3, 'summary'), step(1, 'introduction'), step(2, 'why')]

test('steps are sorted by their order', () => {
  expect(sortedSteps(steps).map(({ order }) => order)).toEqual([1, 2, 3])
})

test('the step in the path is the current one, else the one in the query', () => {
  expect(selectedStep(steps, { slug: 'why', id: 'id-3' })?.order).toBe(2)
  expect(selectedStep(steps, { slug: undefined, id: 'id-3' })?.order).toBe(3)
  expect(selectedStep(steps, {})).toBeUndefined()
})

test('a module page without a step goes to the first step', () => {
  expect(stepToOpen(steps, {})?.nice_name).toBe('introduction')
  expect(stepToOpen(steps, { id: 'id-3' })?.nice_name).toBe('summary')
  expect(stepToOpen(steps, { slug: 'why' })).toBeUndefined()
  expect(stepToOpen([], {})).toBeUndefined()
})

test('a title missing in Spanish falls back to English', () => {
  expect(sortedSteps(steps).map((each) => stepTitle(each, 'es'))).toEqual(['Paso 1', 'Step 2', 'Paso 3'])
})
