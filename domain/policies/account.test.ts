import { describe, expect, it } from 'vitest'
import { guardedAccountAction, type TokenFacts, useToken } from './account.ts'

const now = new Date('2027-03-10T12:00:00Z')
const token: TokenFacts = {
  purpose: 'reset',
  email: 'ana@example.org',
  expiresAt: new Date('2027-03-10T12:30:00Z'),
  usedAt: null,
}

describe('a mailed link', () => {
  it('works once, in time, for its purpose and its address', () => {
    expect(useToken(token, { purpose: 'reset', email: 'Ana@Example.org' }, now)).toBe('allowed')
  })

  const refused: [string, Partial<TokenFacts>][] = [
    ['used', { usedAt: new Date('2027-03-10T11:59:00Z') }],
    ['expired this moment', { expiresAt: now }],
    ['made for something else', { purpose: 'verify' }],
    ['sent to somebody else', { email: 'ben@example.org' }],
  ]
  it.each(refused)('does not work when %s', (_, change) => {
    const use = { purpose: 'reset', email: 'ana@example.org' }
    expect(useToken({ ...token, ...change }, use, now)).toEqual({ notNow: 'linkInvalid' })
  })
})

describe('a guarded action', () => {
  const cases: [number | null, boolean][] = [
    [0, true],
    [10 * 60_000 - 1, true],
    [10 * 60_000, false],
    [-1, false],
    [null, false],
  ]
  it.each(cases)('%s ms after the password is open: %s', (age, expected) => {
    const confirmedAt = age === null ? null : new Date(now.getTime() - age)
    expect(guardedAccountAction(confirmedAt, now)).toEqual(expected ? 'allowed' : { notNow: 'passwordAgain' })
  })
})
