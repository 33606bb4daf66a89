import type { IncomingHttpHeaders } from 'node:http'

export const sessionCookie = 'token'

export type PresentedToken = { token: string; from: 'cookie' | 'bearer' }

/** The session token of a request. What follows the point is a signature that only better-auth needs. */
export function presentedToken(headers: IncomingHttpHeaders): PresentedToken | null {
  const bearer = /^bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1]
  if (bearer) return { token: unsigned(bearer), from: 'bearer' }
  const cookie = cookieValue(headers.cookie, sessionCookie)
  return cookie ? { token: unsigned(cookie), from: 'cookie' } : null
}

export function cookieValue(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const [key, value] = pair.trim().split('=', 2)
    if (key === name) return value
  }
  return undefined
}

function unsigned(value: string): string {
  return value.split('.', 1)[0] ?? ''
}
