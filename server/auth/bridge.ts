import type { FastifyReply, FastifyRequest } from 'fastify'
import { addressHeader } from './auth.ts'

/** What better-auth may know of a request. The address is the one that Fastify believes, whatever the client says. */
export function forwarded(request: FastifyRequest): Headers {
  const headers = new Headers({ [addressHeader]: request.ip })
  for (const name of ['cookie', 'authorization', 'user-agent'] as const) {
    const value = request.headers[name]
    if (value) headers.set(name, value)
  }
  return headers
}

/** Cookie and bearer token of an answer of better-auth. */
export function passSession(answer: Response, reply: FastifyReply): void {
  passCookies(answer, reply)
  const token = answer.headers.get('set-auth-token')
  if (token) reply.header('set-auth-token', token)
}

/** For a page that opens: nobody could read a bearer token there. */
export function passCookies(answer: Response, reply: FastifyReply): void {
  for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie)
}
