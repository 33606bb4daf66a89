import type { FastifyRequest } from 'fastify'
import { AppError } from '#domain/errors.ts'
import type { Env } from '#server/env.ts'

/** A request, also the one that a web socket begins with. Protocol and host are those that a trusted proxy was asked for. */
export type Incoming = Pick<FastifyRequest, 'method' | 'headers' | 'protocol' | 'host'>

const reading = new Set(['GET', 'HEAD'])

/** Refuses what another site makes the browser of a signed-in person send. */
export function assertSameOrigin(env: Env, request: Incoming): void {
  if (!isSameOrigin(env, request)) throw new AppError('FORBIDDEN', { reason: 'wrongOrigin' })
}

function isSameOrigin(env: Env, request: Incoming): boolean {
  const { method, headers } = request
  if (headers.origin !== undefined) return isOurs(env, headers.origin, request)
  if (reading.has(method)) return true
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  // A browser always tells at least one of the two. Other programs may leave both out, but a form of
  // another site can never carry this type.
  return headers['content-type']?.startsWith('application/json') ?? !headers['content-length']
}

/** The address that people open, or the one that this request was sent to, such as 127.0.0.1 in place of localhost. */
function isOurs(env: Env, origin: string, { protocol, host }: Incoming): boolean {
  const ours = new URL(env.PUBLIC_URL)
  if (origin === ours.origin) return true
  // Behind a proxy that is not trusted every request looks like http; a page that came by http never stands for https.
  if (ours.protocol === 'https:' && !origin.startsWith('https:')) return false
  return origin === `${protocol}://${host}`
}
