import { expect, test } from 'vitest'
import { mayEndAt, type SharedLinkState, sharedLinkState } from './shared-link.ts'

const now = new Date('2026-11-17T12:00:00Z')
const [before, after] = ['2026-11-17T12:00:00.000Z', '2026-11-17T12:00:00.001Z']

test.each<[SharedLinkState, string, string | null, boolean]>([
  ['live', after, null, true],
  ['ended', before, null, true],
  ['left', after, null, false],
  ['ended', before, null, false],
  ['revoked', after, before, true],
  ['revoked', before, before, false],
])('a link is %s', (state, ends_at, revoked_at, isMakerInside) => {
  expect(sharedLinkState({ ends_at, revoked_at, isMakerInside }, now)).toBe(state)
})

test.each([
  ['2026-11-17T12:00:00Z', false],
  ['2026-11-17T23:59:59Z', true],
  ['2027-11-17T23:59:59Z', true],
  ['2027-11-19T00:00:00Z', false],
])('a link may end at %s: %s', (moment, may) => {
  expect(mayEndAt(new Date(moment), now)).toBe(may)
})
