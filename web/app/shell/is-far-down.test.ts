import { expect, test } from 'vitest'
import { isFarDown } from './is-far-down.ts'

test('the way up is offered after more than 300 px', () => {
  expect([0, 300, 301].map(isFarDown)).toEqual([false, false, true])
})
