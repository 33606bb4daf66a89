import type { FastifyInstance } from 'fastify'
import type { Env } from '#server/env.ts'

/** The content security policy, with a nonce for the one style element that the application writes. */
export function contentPolicy(env: Env, styleNonce?: string): string {
  const errorReports = env.SENTRY_DSN ? ` ${new URL(env.SENTRY_DSN).origin}` : ''
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self'${styleNonce ? ` 'nonce-${styleNonce}'` : ''}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${errorReports}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** What a link to a plan opens is for whoever has the link: not for search engines, nor for the next page to know of. */
const forReaders = { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' }
const isShared = (url: string) => /^\/(api\/|es\/)?shared(?=[/?]|$)/.test(url)

/** What every answer says to the browser; a route that says more keeps its own. */
export function registerSecurityHeaders(app: FastifyInstance, env: Env): void {
  const headers: Record<string, string> = {
    'content-security-policy': contentPolicy(env),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    ...(env.PUBLIC_URL.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  }
  app.addHook('onRequest', ({ url }, reply, done) => {
    reply.headers(headers)
    if (isShared(url)) reply.headers(forReaders)
    done()
  })
}
