import { expect, test } from 'vitest'
import { inAll, keyItems, moved, replaced, storedAs } from './key-items.ts'

const categories = ['make', 'deliver'] as const
const item = (category: 'make' | 'deliver', text: string) => ({ category, text })
const [press, fire, bring] = [item('make', 'Press'), item('make', 'Fire: twice'), item('deliver', 'Bring')]

test('an entry is kept with its category, and what has none stands in the first one', () => {
  expect(
    keyItems(['make: Press', 'deliver:Bring', 'Sing', 'make:  ', 'make: Fire: twice'], categories),
  ).toEqual([press, bring, item('make', 'Sing'), fire])
  expect([press, fire].map(storedAs)).toEqual(['make: Press', 'make: Fire: twice'])
  expect(keyItems(null, categories)).toEqual([])
})

test('an entry is changed in its place, taken away, or added once', () => {
  const all = [press, fire, bring]
  expect(replaced(all, fire, item('deliver', 'Fire'))).toEqual([press, item('deliver', 'Fire'), bring])
  expect(replaced(all, fire, null)).toEqual([press, bring])
  expect(replaced([press], null, bring)).toEqual([press, bring])
  expect(replaced(all, null, bring)).toEqual(all)
  expect(replaced([press], bring, null)).toEqual([press])
})

test('an entry moves among those of its category', () => {
  const all = [press, bring, fire]
  expect(moved(all, 'make', 1, 0)).toEqual([fire, bring, press])
  expect(moved(all, 'make', 5, 0)).toEqual(all)
})

test('what all lists share keeps the order of the first', () => {
  expect(
    inAll([
      [press, fire, bring],
      [bring, press],
    ]),
  ).toEqual([press, bring])
  expect(inAll([])).toEqual([])
})
