import { describe, expect, it } from 'vitest'
import { moduleSlugs } from '#domain/plan/modules.ts'
import { singleKey } from './single-inputs.ts'

const parent = 'a1b2c3d4e5f60718293a4b5c'
const offering = 'ffffffffffffffffffffffff'

// The index of input keys in the step catalogue, section 10.2. Lists may hold many records with one key.
const singles = `
one/introduction started expectation
one/defining-your-problem who what where when evidence
one/choosing-the-causes rating
one/testing-your-assumptions assumption
one/information-sources covers
one/making-sense verdict
one/activities-outcomes cause impact
one/finding-your-why story contribution impact
one/summary reflection
two/pain-relievers skipped
two/gain-creators skipped
three/map-current-solutions own
three/opportunity gap opportunity
three/stakeholder-understanding wants worries
three/stakeholder-relationship next-step
four/product-customer-relationship relation:${offering}
four/business-model flow
four/choose-definition today target
four/key-resources needed
five/distribution-channels-strategy strategy:${offering}
five/channel-prioritization score
five/activities-selection budget-limit reason
five/build-my-pitch hook problem solution customers model impact ask
six/pricing markup:${offering} reason:${offering}
seven/start-up-capital currency plan-start
seven/fixed-assets none
seven/pre-operating-capital none
seven/expenses growth
seven/revenue grant-continuity
seven/income-statement comment
seven/cash-flow comment
seven/break-even comment`

const manies = `
one/processing-information note
one/finding-your-why how what
three/map-current-solutions solution
three/identify-stakeholders stakeholder
three/stakeholder-relationship link`

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [address = '', ...keys] = line.split(' ')
      const [moduleKey, stepKey] = address.split('/')
      return keys.map((key) => ({ moduleKey, stepKey, key }))
    })

describe('single inputs', () => {
  it.each(rowsOf(singles))('$moduleKey/$stepKey/$key exists once per parent', (address) => {
    const first = singleKey('input', { ...address, parent })
    expect(first).not.toBeNull()
    expect(singleKey('input', { ...address, parent, value: 'another text' })).toBe(first)
    expect(singleKey('input', { ...address, parent: offering })).not.toBe(first)
  })

  it.each(rowsOf(manies))('$moduleKey/$stepKey/$key is a list', (address) => {
    expect(singleKey('input', { ...address, parent })).toBeNull()
  })

  it('every module has one start, one expectation and one reflection', () => {
    const keys = moduleSlugs.flatMap((moduleKey) => [
      singleKey('input', { moduleKey, stepKey: 'introduction', key: 'started' }),
      singleKey('input', { moduleKey, stepKey: 'introduction', key: 'expectation' }),
      singleKey('input', { moduleKey, stepKey: 'summary', key: 'reflection' }),
    ])
    expect(keys).not.toContain(null)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('no two addresses share a key', () => {
    const keys = rowsOf(singles).map((address) => singleKey('input', address))
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('an answer for another offering is another record', () => {
    const address = { moduleKey: 'six', stepKey: 'pricing', parent: null }
    expect(singleKey('input', { ...address, key: `markup:${offering}` })).not.toBe(
      singleKey('input', { ...address, key: `markup:${parent}` }),
    )
  })

  it('an absent, null or empty parent is the same place', () => {
    const address = { moduleKey: 'one', stepKey: 'defining-your-problem', key: 'who' }
    const keys = [undefined, null, ''].map((none) => singleKey('input', { ...address, parent: none }))
    expect(new Set(keys).size).toBe(1)
  })

  it('a project has one business, and as many of everything else as it wants', () => {
    expect(singleKey('business', {})).toBe('business')
    for (const kind of ['segment', 'pain', 'cause', 'offering', 'goal'])
      expect(singleKey(kind, {})).toBeNull()
  })

  it('an answer without an address is no single', () => {
    expect(singleKey('input', {})).toBeNull()
    expect(singleKey('input', { moduleKey: 'one', stepKey: 'toString', key: 'length' })).toBeNull()
    expect(singleKey('input', { moduleKey: 'one', stepKey: 'constructor', key: 'name' })).toBeNull()
  })
})
