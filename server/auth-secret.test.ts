import { expect, test } from 'vitest'
import { testDatabase } from '#testing/database.ts'
import { completeEnv } from './auth-secret.ts'
import { readSettings } from './env.ts'

const { db } = await testDatabase()

test('makes one secret and keeps it, also when two processes ask at once', async () => {
  const envs = await Promise.all([completeEnv(readSettings({}), db), completeEnv(readSettings({}), db)])
  const later = await completeEnv(readSettings({}), db)
  expect(new Set([...envs, later].map((env) => env.AUTH_SECRET)).size).toBe(1)
  expect(later.AUTH_SECRET.length).toBeGreaterThanOrEqual(32)
})

test('prefers the secret that it is given', async () => {
  const given = 'a secret of more than thirty-two characters'
  expect((await completeEnv(readSettings({ AUTH_SECRET: given }), db)).AUTH_SECRET).toBe(given)
})
