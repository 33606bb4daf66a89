import { expect, test } from 'vitest'
import { courseStepBySlug } from '#course/course.ts'
import { stepInAddress } from './step-in-address.ts'

const step = courseStepBySlug('three', 'power-influence') ?? courseStepBySlug('three', 'introduction')
const { id = '', slug = '', module } = step ?? {}

test.each([
  ['the id after the question mark', '', 'whatever', id],
  ['the id of its module and its nice name', module?.id ?? '', slug, ''],
  ['the slug of its module and its nice name', 'three', slug, ''],
])('a step is found by %s', (_, inModule, niceName, stepId) => {
  expect(stepInAddress(inModule, niceName, stepId)?.id).toBe(id)
})

test('an address that names no step leads nowhere', () => {
  expect(stepInAddress('three', 'nothing', '')).toBeUndefined()
})
