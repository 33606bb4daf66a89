import { expect, test } from 'vitest'
import { invitationState } from './team.ts'

const now = new Date('2026-11-15T12:00:00Z')
const later = '2026-11-16T12:00:00Z'
const earlier = '2026-11-14T12:00:00Z'

test.each([
  ['open', { expires_at: later, used_at: null, withdrawn_at: null }],
  ['expired', { expires_at: earlier, used_at: null, withdrawn_at: null }],
  ['expired', { expires_at: now.toISOString(), used_at: null, withdrawn_at: null }],
  ['used', { expires_at: earlier, used_at: earlier, withdrawn_at: null }],
  ['withdrawn', { expires_at: later, used_at: null, withdrawn_at: earlier }],
] as const)('an invitation is %s', (state, times) => {
  expect(invitationState(times, now)).toBe(state)
})
