import { expect, test } from 'vitest'
import { modulesWithRooms } from './rooms.ts'
import { singleKey } from './single-answers.ts'

const parent = 'a1b2c3d4e5f60718293a4b5c'
const other = 'ffffffffffffffffffffffff'

const answers = modulesWithRooms.flatMap(({ slug: moduleKey, rooms }) =>
  rooms.flatMap(({ slug: stepKey, fields }) =>
    fields
      .filter(({ kind, step }) => kind === 'input' && !step)
      .map(({ key = '', isMany = false }) => ({ moduleKey, stepKey, key, isMany })),
  ),
)

test.each(answers.filter(({ isMany }) => !isMany))(
  '$moduleKey/$stepKey/$key exists once per parent',
  (one) => {
    const first = singleKey('input', { ...one, parent })
    expect(first).not.toBeNull()
    expect(singleKey('input', { ...one, parent, value: 'another text' })).toBe(first)
    expect(singleKey('input', { ...one, parent: other })).not.toBe(first)
  },
)

test.each(answers.filter(({ isMany }) => isMany))('$moduleKey/$stepKey/$key is a list', (one) => {
  expect(singleKey('input', { ...one, parent })).toBeNull()
})

test('an answer for another offering is another record', () => {
  const address = { moduleKey: 'six', stepKey: 'pricing', parent: null }
  expect(singleKey('input', { ...address, key: `markup:${other}` })).not.toBe(
    singleKey('input', { ...address, key: `markup:${parent}` }),
  )
})

test('an absent, null or empty parent is the same place', () => {
  const address = { moduleKey: 'one', stepKey: 'defining-your-problem', key: 'who' }
  const keys = [undefined, null, ''].map((none) => singleKey('input', { ...address, parent: none }))
  expect(new Set(keys).size).toBe(1)
})

test('a project has one business, and as many of everything else as it wants', () => {
  expect(singleKey('business', {})).toBe('business')
  for (const kind of ['segment', 'pain', 'cause', 'offering', 'goal']) expect(singleKey(kind, {})).toBeNull()
})

test('an answer without an address is no single', () => {
  expect(singleKey('input', {})).toBeNull()
  expect(singleKey('input', { moduleKey: 'one', stepKey: 'toString', key: 'length' })).toBeNull()
  expect(singleKey('input', { moduleKey: 'one', stepKey: 'constructor', key: 'name' })).toBeNull()
})
