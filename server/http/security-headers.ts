import type { FastifyInstance } from 'fastify'
import type { Env } from '#server/env.ts'

const policy = (connections: string) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    // Mantine sets sizes and positions as style attributes; no style sheet is ever written inline.
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${connections}`.trim(),
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** What every answer says to the browser; a route that says more keeps its own. */
export function registerSecurityHeaders(app: FastifyInstance, env: Env): void {
  const errorReports = env.SENTRY_DSN ? new URL(env.SENTRY_DSN).origin : ''
  const isHttps = env.PUBLIC_URL.startsWith('https:')
  const headers: Record<string, string> = {
    'content-security-policy': policy(errorReports),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000' }),
  }
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
}
