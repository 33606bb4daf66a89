import { describe, expect, it } from 'vitest'
import { isModuleUsable, moduleOpens, usableModules } from './module-usability.ts'

const now = new Date('2027-03-10T12:00:00Z')

describe('module usability', () => {
  const cases: [boolean, string | null, boolean][] = [
    [true, null, true],
    [true, '2027-03-10T12:00:00Z', true],
    [true, '2027-03-10', true],
    [true, '2027-03-10T12:00:00.001Z', false],
    [false, null, false],
    [false, '2027-01-01', false],
  ]
  it.each(cases)('active %s with start %s: %s', (active, start, expected) => {
    expect(isModuleUsable({ slug: 'one', active, start }, now)).toBe(expected)
  })

  it.each([
    [true, '2027-04-01', '2027-04-01'],
    [true, '2027-03-01', null],
    [true, null, null],
    [false, '2027-04-01', null],
  ])('active %s with start %s opens on %s', (active, start, opens) => {
    expect(moduleOpens({ slug: 'one', active, start }, now)).toBe(opens)
  })

  it('keeps the order of the cohort', () => {
    const entries = ['three', 'one', 'two'].map((slug) => ({ slug, active: slug !== 'one', start: null }))
    expect(usableModules(entries, now)).toEqual(['three', 'two'])
  })
})
