import { expect, test } from 'vitest'
import { moduleState, openingDay, withStates } from './module-progress.ts'
import type { Standing } from './project-home-documents.ts'

const standing = (parts: Partial<Standing> = {}): Standing => ({
  module: 'one',
  steps_done: 0,
  steps: 11,
  has_begun: false,
  review: 'open',
  validated: false,
  review_at: null,
  review_message: null,
  changed_steps: 0,
  ...parts,
})

test.each([
  ['approved', true, standing({ review: 'approved' })],
  ['approved', false, standing({ review: 'approved' })],
  ['changed', true, standing({ review: 'approved', changed_steps: 2 })],
  ['inReview', true, standing({ review: 'requested' })],
  ['inReview', false, standing({ review: 'requested' })],
  ['sentBack', true, standing({ review: 'sent back', steps_done: 11 })],
  ['notYet', false, standing({ review: 'sent back' })],
  ['withdrawn', true, standing({ review: 'withdrawn', steps_done: 10 })],
  ['ready', true, standing({ steps_done: 10, has_begun: true })],
  ['started', true, standing({ steps_done: 9, has_begun: true })],
  ['started', true, standing({ steps_done: null, has_begun: true })],
  ['open', true, standing()],
  ['open', true, undefined],
  ['notYet', false, undefined],
] as const)('a module is %s', (state, usable, how) => {
  expect(moduleState(usable, how)).toBe(state)
})

test.each([
  ['a module to come', false, true, '2027-05-01'],
  ['a module that is switched off', false, false, null],
  ['an open module', true, true, null],
])('%s opens on its day', (_, usable, active, day) => {
  const entries = [{ module_id: 'm', active, start: '2027-05-01' }]
  expect(openingDay({ id: 'm', usable }, entries)).toBe(day)
})

test('leaves out what is switched off, unless something was written in it', () => {
  const module = (slug: string, usable: boolean) => ({ id: slug, slug, number: 1, name: '', usable })
  const shown = withStates(
    [module('one', true), module('two', false), module('three', false), module('four', false)],
    [standing({ module: 'three' })],
    [{ module_id: 'four', active: true, start: '2027-05-01' }],
  )
  expect(shown.map(({ slug }) => slug)).toEqual(['one', 'three', 'four'])
})
