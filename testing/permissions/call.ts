import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Pool } from 'pg'
import type { Env } from '#server/env.ts'
import { sessionFor } from '#testing/sign-in.ts'
import { listen } from './listen.ts'

export type GraphqlRequest = { document: string; variables?: Record<string, unknown> }
/** A live update; `payload` is what the database announces once somebody listens. */
export type LiveRequest = GraphqlRequest & { announce: object }
export type HttpRequest = Omit<InjectOptions, 'url'> & { url: string; inProduction?: boolean }
export type ApiRequest = GraphqlRequest | LiveRequest | HttpRequest

export type Answer = {
  /** The class of the error, or null where there was none. */
  readonly code: string | null
  /** How many errors there were. */
  readonly faults: number
  readonly data: unknown
  readonly body: string
  readonly headers: Readonly<Record<string, unknown>>
}

export type Server = {
  app: FastifyInstance
  production: FastifyInstance
  db: Pool
  env: Env
  address: string
}

/** Sends requests as one person after another, each with a session of their own. */
export function caller(server: Server) {
  const bearers = new Map<string, string>()

  async function bearerOf(userId: string): Promise<string> {
    const known = bearers.get(userId) ?? (await sessionFor(server.db, server.env, userId)).bearer
    bearers.set(userId, known)
    return known
  }

  async function send(userId: string | null, request: ApiRequest): Promise<Answer> {
    const headers: Record<string, string> = userId ? { authorization: await bearerOf(userId) } : {}
    if ('announce' in request) return listen(server, headers, request)
    if ('document' in request) {
      const { document: query, variables = {} } = request
      const sent = { method: 'POST', url: '/graphql', headers, payload: { query, variables } } as const
      return graphqlAnswer(await server.app.inject(sent))
    }
    const { inProduction, ...options } = request
    const app = inProduction ? server.production : server.app
    return httpAnswer(await app.inject({ ...options, headers: { ...headers, ...options.headers } }))
  }

  return { send, bearerOf }
}

type Response = { statusCode: number; body: string; headers: Readonly<Record<string, unknown>> }
type Body = {
  data?: Record<string, unknown> | null
  errors?: { extensions?: { code?: string } }[]
  code?: string
}

function graphqlAnswer({ body, headers }: Response): Answer {
  const { data, errors = [] } = JSON.parse(body) as Body
  const code = errors.length > 0 ? (errors[0]?.extensions?.code ?? 'without a code') : null
  return { code, faults: errors.length, data: Object.values(data ?? {})[0] ?? null, body, headers }
}

function httpAnswer({ statusCode, body, headers }: Response): Answer {
  const data = /json/.test(String(headers['content-type'])) ? (JSON.parse(body) as Body) : body
  const named = typeof data === 'object' ? (data.code ?? data.errors?.[0]?.extensions?.code) : undefined
  const isFine = statusCode < 400
  // Where no route answers, Fastify itself does, and knows no codes.
  const code = named ?? (statusCode === 404 ? 'NOT_FOUND' : `${statusCode}`)
  return { code: isFine ? null : code, faults: isFine ? 0 : 1, data, body, headers }
}
