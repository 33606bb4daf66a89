import { expect, test } from 'vitest'
import { moduleState } from './module-state.ts'

const row = (finished: boolean) => ({
  module_id: 'a',
  finished,
  module: { finished, validated: false, review_request: true, request_count: 1, withdrawn: false },
})

test('a chip is highlighted by progress and checked when the module is finished', () => {
  expect(moduleState('a', [])).toBe('open')
  expect(moduleState('b', [row(true)])).toBe('open')
  expect(moduleState('a', [row(false)])).toBe('started')
  expect(moduleState('a', [row(true)])).toBe('done')
})
