import type { IncomingHttpHeaders } from 'node:http'
import { AppError } from '#domain/errors.ts'
import type { Env } from '#server/env.ts'

/** Anything with a method and headers: a Fastify request or the upgrade of a web socket. */
export type Incoming = { method?: string | undefined; headers: IncomingHttpHeaders }

const reading = new Set(['GET', 'HEAD'])

/** Refuses what another site makes the browser of a signed-in person send. */
export function assertSameOrigin(env: Env, request: Incoming): void {
  if (!isSameOrigin(env, request)) throw new AppError('FORBIDDEN', { reason: 'wrongOrigin' })
}

function isSameOrigin(env: Env, { method = 'GET', headers }: Incoming): boolean {
  const { origin, host } = headers
  if (origin !== undefined) return origin === new URL(env.PUBLIC_URL).origin || isOrigin(origin, host)
  if (reading.has(method)) return true
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  // A browser always tells at least one of the two. Other programs may leave both out, but a form of
  // another site can never carry this type.
  return headers['content-type']?.startsWith('application/json') ?? !headers['content-length']
}

function isOrigin(origin: string, host: string | undefined): boolean {
  return host !== undefined && URL.parse(origin)?.host === host
}
