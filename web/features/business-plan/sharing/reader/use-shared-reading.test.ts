import { expect, test } from 'vitest'
import type { ServerAnswer } from '#web/data/ask-server.ts'
import { openingOf, tokenInHash } from './use-shared-reading.ts'

const refused = (reason: string, wait = 0): ServerAnswer => ({
  ...{ ok: false, reason, message: 'as the server says', wait, fields: {} },
})

test.each([
  [`#${'a-_9'.repeat(10)}`, 'a-_9'.repeat(10)],
  ['', null],
  ['#short', null],
  [`#${'a'.repeat(201)}`, null],
  ['#<script>alert(1)</script>', null],
])('the token in %s', (hash, token) => {
  expect(tokenInHash(hash)).toBe(token)
})

test.each([
  ['NOT_FOUND', false, { kind: 'ended' }],
  ['tooLong', false, { kind: 'ended' }],
  ['', false, { kind: 'failed' }],
  ['UNAVAILABLE', true, { kind: 'failed' }],
  ['linkPassword', false, { kind: 'locked', problem: '', wait: 0 }],
  ['wrongLinkPassword', true, { kind: 'locked', problem: 'as the server says', wait: 0 }],
])('refused with "%s"', async (reason, isTyped, opening) => {
  expect(await openingOf(refused(reason), isTyped)).toEqual(opening)
})

test('who has to wait keeps the form that was filled in', async () => {
  expect(await openingOf(refused('RATE_LIMITED', 30), true)).toEqual({
    kind: 'locked',
    problem: '',
    wait: 30,
  })
  expect(await openingOf(refused('RATE_LIMITED', 30), false)).toEqual({ kind: 'waiting', wait: 30 })
})

test('what was shared is read', async () => {
  const reading = { until: '2026-12-17T23:59:59Z', shared: { project: 'Pottery' } }
  const answer: ServerAnswer = { ok: true, response: new Response(JSON.stringify(reading)) }
  expect(await openingOf(answer, false)).toEqual({ kind: 'read', reading })
})
