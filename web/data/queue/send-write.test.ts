import { expect, test } from 'vitest'
import { answerTo } from './send-write.ts'

const error = (extensions?: object) =>
  ({
    graphQLErrors: extensions ? [{ extensions }] : [],
  }) as unknown as Parameters<typeof answerTo>[0]

test.each([
  ['no answer at all', error(), { kind: 'later', mayHaveArrived: true }],
  ['a session that has ended', error({ code: 'UNAUTHENTICATED' }), { kind: 'later' }],
  [
    'a server in trouble',
    error({ code: 'UNAVAILABLE' }),
    { kind: 'later', isAlone: true, mayHaveArrived: true },
  ],
  ['too many requests', error({ code: 'RATE_LIMITED', retryAfter: 3 }), { kind: 'later', afterMs: 3000 }],
])('after %s the write waits', (_what, given, answer) => {
  expect(answerTo(given)).toEqual(answer)
})

test('a stale version is a conflict with the current record', () => {
  const current = { _id: 's1', name: 'theirs', version: 4 }
  expect(answerTo(error({ code: 'CONFLICT', current }))).toEqual({ kind: 'conflict', current })
})

test('a refusal that will not change is handed to the caller', () => {
  expect(answerTo(error({ code: 'FORBIDDEN' }))).toEqual({ kind: 'refused', code: 'FORBIDDEN' })
})

test('a clash of which the server cannot say with what is a refusal, with its reason', () => {
  const given = error({ code: 'CONFLICT', reason: 'alreadyExists' })
  expect(answerTo(given)).toEqual({ kind: 'refused', code: 'CONFLICT', reason: 'alreadyExists' })
})
