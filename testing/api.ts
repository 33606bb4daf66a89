import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'
import { pino } from 'pino'
import { afterAll } from 'vitest'
import type { Deps } from '#server/deps.ts'
import { type Env, readSettings } from '#server/env.ts'
import { buildApp } from '#server/http/app.ts'
import { cheapGuessing } from './cheap-guessing.ts'
import { testDatabase } from './database.ts'
import { sessionFor } from './sign-in.ts'

export type Answer = {
  data: Record<string, unknown> | null
  errors: { message: string; extensions: { code: string } & Record<string, unknown> }[]
  status: number
  body: string
}

/** Calls the API as one person, or as a stranger. */
export type Call = (document: string, variables?: Record<string, unknown>) => Promise<Answer>

export type TestApi = {
  app: FastifyInstance
  db: Pool
  env: Env
  as(userId: string | null): Promise<Call>
}

export const testEnv = (source: NodeJS.ProcessEnv = {}): Env => ({
  ...readSettings({
    NODE_ENV: 'test',
    PUBLIC_URL: 'http://localhost:3000',
    RATE_LIMIT: '999999999',
    ...source,
  }),
  AUTH_SECRET: 'a-secret-for-tests-only-0123456789abcdef',
})

/** The whole server in this process on a fresh database of its own. Called at the top of a test file. */
export async function testApi(
  source: NodeJS.ProcessEnv = {},
  { makeDocument }: Pick<Deps, 'makeDocument'> = {},
): Promise<TestApi> {
  const { db } = await testDatabase()
  const env = testEnv(source)
  const log = pino({ level: process.env.TEST_LOG ?? 'silent' })
  const app = await buildApp({
    ...{ env, db, log, guessing: cheapGuessing },
    ...(makeDocument && { makeDocument }),
  })
  await app.ready()
  afterAll(() => app.close())

  async function as(userId: string | null): Promise<Call> {
    const headers: Record<string, string> = userId
      ? { authorization: (await sessionFor(db, env, userId)).bearer }
      : {}
    return async (query, variables = {}) => {
      const response = await app.inject({
        method: 'POST',
        url: '/graphql',
        headers,
        payload: { query, variables },
      })
      const { data = null, errors = [] } = JSON.parse(response.body) as Partial<Answer>
      return { data, errors, status: response.statusCode, body: response.body }
    }
  }
  return { app, db, env, as }
}
