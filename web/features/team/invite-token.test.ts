import { expect, test } from 'vitest'
import { tokenInHash } from './invite-token.ts'

const token = 'a-token_of-some-length-0123456789'

test.each([
  [`#invite=${token}`, token],
  [`invite=${token}`, token],
  ['', null],
  ['#invite=', null],
  ['#invite=short', null],
  ['#invite=<script>alert(1)</script>', null],
  [`#token=${token}`, null],
])('the hash %s carries %s', (hash, expected) => {
  expect(tokenInHash(hash)).toBe(expected)
})
