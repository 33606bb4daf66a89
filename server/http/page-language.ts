import type { FastifyRequest } from 'fastify'
import type { Locale } from '#domain/errors.ts'
import { cookieValue } from '#server/auth/session-token.ts'

/** The language of an address, or where that says nothing, the one that was read last. */
export function languageOf(path: string, cookies: string | undefined): Locale {
  if (/^\/es(\/|$)/.test(path)) return 'es'
  return cookieValue(cookies, 'locale') === 'es' ? 'es' : 'en'
}

/**
 * Who comes to the plain address without having chosen a language there gets the one they read last. A link of our own
 * pages is a choice: it may be the one that says English.
 */
export function wantsOtherLanguage({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const isOwnLink = headers['sec-fetch-site'] === 'same-origin' || isFrom(headers.referer, headers.host)
  return !isOwnLink && languageOf('/', headers.cookie) === 'es'
}

function isFrom(referer: string | undefined, host: string | undefined): boolean {
  return referer !== undefined && URL.parse(referer)?.host === host
}
