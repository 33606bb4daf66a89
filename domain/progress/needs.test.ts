import { expect, test } from 'vitest'
import { type Need, type NeedKind, ranked, standingOf } from './needs.ts'

const now = new Date('2026-11-16T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString()
const need = (kind: NeedKind, days: number, allowed: number): Need => ({
  kind,
  since: daysAgo(days),
  allowed,
})

test.each<[NeedKind, number, number, number, boolean]>([
  ['application', 0, 5, 0, false],
  ['application', 4.9, 5, 4, false],
  ['application', 5, 5, 5, true],
  ['review', 9, 7, 9, true],
  ['date', -3, 7, -3, false],
  ['date', -0.5, 7, -1, false],
  ['date', 0.5, 7, 0, true],
  ['unmatched', -9, 10, -9, false],
  ['unmatched', 2, 10, 2, true],
  ['draft', 1, 3, 1, false],
])('%s since %d days where %i are all right: %i days, late: %s', (kind, days, allowed, counted, isLate) => {
  expect(standingOf(need(kind, days, allowed), now)).toEqual({ days: counted, isLate })
})

test.each<[string, Need[], NeedKind[]]>([
  [
    'who has waited longest beyond the promise comes first',
    [need('application', 6, 5), need('review', 12, 7)],
    ['review', 'application'],
  ],
  [
    'a team that waits for an answer comes before a team that is silent as long',
    [need('quietTeam', 19, 14), need('review', 12, 7)],
    ['review', 'quietTeam'],
  ],
  [
    'a long silence outweighs a short wait',
    [need('question', 5, 4), need('quietTeam', 30, 14)],
    ['quietTeam', 'question'],
  ],
  ['a near date comes before a far one', [need('date', -6, 7), need('date', -1, 7)], ['date', 'date']],
  [
    'what came in today waits behind what is late',
    [need('application', 0, 5), need('unsigned', 8, 5)],
    ['unsigned', 'application'],
  ],
  [
    'equals stand in the order of the kinds',
    [need('bug', 9, 7), need('quietTeam', 16, 14)],
    ['quietTeam', 'bug'],
  ],
])('%s', (_, needs, kinds) => {
  expect(ranked(needs, now).map(({ kind }) => kind)).toEqual(kinds)
  const weightOrder = ranked(needs, now)
  expect(ranked(needs.toReversed(), now)).toEqual(weightOrder)
})

test('a date that is one day away comes before one that is six away', () => {
  const [first] = ranked([need('date', -6, 7), need('date', -1, 7)], now)
  expect(first?.since).toBe(daysAgo(-1))
})
