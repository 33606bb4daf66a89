import { expect, test } from 'vitest'
import {
  finishedCount,
  type ModuleState,
  type ModuleWithState,
  moduleState,
  nextModule,
  openingDay,
} from './module-progress.ts'

const progress = (parts: Partial<Record<'finished' | 'validated' | 'review_request', boolean>>) => [
  {
    module_id: 'm',
    finished: false,
    module: { finished: false, validated: false, review_request: false, request_count: 0, ...parts },
  },
]

test.each([
  ['approved', progress({ finished: true, review_request: true, validated: true }), true],
  ['inReview', progress({ finished: true, review_request: true }), true],
  ['finished', progress({ finished: true }), true],
  ['finished', progress({ finished: true }), false],
  ['started', progress({}), true],
  ['open', [], true],
  ['notYet', [], false],
] as const)('a module is %s', (state, progresses, usable) => {
  expect(moduleState({ id: 'm', usable }, progresses)).toBe(state)
})

const modules = (...states: ModuleState[]): ModuleWithState[] =>
  states.map((state, index) => ({
    id: '',
    slug: '',
    number: index + 1,
    name: '',
    usable: true,
    state,
    opens: null,
  }))

test('people go on with what they began, else with the first open module', () => {
  expect(nextModule(modules('approved', 'open', 'started'), 'writer')?.number).toBe(3)
  expect(nextModule(modules('approved', 'open', 'notYet'), 'writer')?.number).toBe(2)
  expect(nextModule(modules('approved', 'notYet'), 'writer')).toBeNull()
})

test('reviewers begin with what waits for them', () => {
  expect(nextModule(modules('started', 'inReview'), 'reviewer')?.number).toBe(2)
  expect(nextModule(modules('approved', 'started'), 'reviewer')?.number).toBe(2)
  expect(nextModule(modules('open', 'notYet'), 'reviewer')).toBeNull()
})

test('modules in review count as finished', () => {
  expect(finishedCount(modules('approved', 'inReview', 'finished', 'started', 'open', 'notYet'))).toBe(3)
})

test.each([
  ['a module to come', false, true, '2027-05-01'],
  ['a module that is switched off', false, false, null],
  ['an open module', true, true, null],
])('%s opens on its day', (_, usable, active, day) => {
  const entries = [{ module_id: 'm', active, start: '2027-05-01' }]
  expect(openingDay({ id: 'm', usable }, entries)).toBe(day)
})
