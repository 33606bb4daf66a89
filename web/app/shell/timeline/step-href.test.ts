import { expect, test } from 'vitest'
import { stepHref } from './step-href.ts'

const step = { _id: '57e900000000000000001002', nice_name: 'defining-your-problem' }
const module = { id: '60d000000000000000000001', slug: 'one' }
const query = '?step=57e900000000000000001002&mid=60d000000000000000000001'

test('a step is addressed by its name, with its id and its module’s id in the query', () => {
  const pid = '65a000000000000000000001'
  expect(stepHref(step, module, pid, 'en')).toBe(`/home/project/${pid}/one/defining-your-problem${query}`)
  expect(stepHref(step, module, undefined, 'es')).toBe(`/es/home/project/one/defining-your-problem${query}`)
})
