import { expect, test } from 'vitest'
import { testDatabase } from '#testing/database.ts'
import { callerAddress, delayOfTry, forgetTries, giveBack, spend, trySpend } from './rate-limit.ts'

const { db } = await testDatabase()

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('counts %s as %s', (ip, caller) => {
  expect(callerAddress(ip)).toBe(caller)
})

test('lets exactly as many through as allowed, however many come at once', async () => {
  const tries = await Promise.all(Array.from({ length: 80 }, () => trySpend(db, 'signInFailure', 'crowd')))
  expect(tries.filter(Boolean)).toHaveLength(50)
  await expect(spend(db, 'signInFailure', 'crowd')).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  await expect(spend(db, 'signInFailure', 'somebody else')).resolves.toBeUndefined()

  await giveBack(db, 'signInFailure', 'crowd')
  expect(await trySpend(db, 'signInFailure', 'crowd')).toBe(true)
  expect(await trySpend(db, 'signInFailure', 'crowd')).toBe(false)
})

test('gives one back after a while instead of locking', async () => {
  for (let count = 0; count < 3; count++) await spend(db, 'mailToAddress', 'ana@example.org')
  const refusal = await spend(db, 'mailToAddress', 'ana@example.org').catch((error: unknown) => error)
  expect(refusal).toMatchObject({ detail: { retryAfter: 1200 } })
  await db.query('update rate_limit set last_request = last_request - 1200000')
  expect(await trySpend(db, 'mailToAddress', 'ana@example.org')).toBe(true)
  expect(await trySpend(db, 'mailToAddress', 'ana@example.org')).toBe(false)
})

test('doubles the delay of an account up to eight seconds and forgets after a quarter of an hour', async () => {
  const delays: number[] = []
  for (let count = 0; count < 11; count++) delays.push(await delayOfTry(db, 'Ana@example.org'))
  expect(delays).toEqual([0, 0, 0, 0, 0, 500, 1000, 2000, 4000, 8000, 8000])
  await db.query('update rate_limit set last_request = last_request - 901000')
  expect(await delayOfTry(db, 'ana@example.org')).toBe(0)
})

test('delays guesses that come at once like those that come in turn', async () => {
  const delays = await Promise.all(Array.from({ length: 9 }, () => delayOfTry(db, 'eva@example.org')))
  expect(delays.sort((a, b) => a - b)).toEqual([0, 0, 0, 0, 0, 500, 1000, 2000, 4000])
  await forgetTries(db, 'eva@example.org')
  expect(await delayOfTry(db, 'eva@example.org')).toBe(0)
})

test('keeps no address in the clear', async () => {
  await spend(db, 'signUp', '192.0.2.7')
  const { rows } = await db.query('select string_agg(key, $1) as keys from rate_limit', [' '])
  expect(rows[0].keys).not.toMatch(/192\.0\.2\.7|example\.org/)
})
