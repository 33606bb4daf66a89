import { createHmac, timingSafeEqual } from 'node:crypto'
import { cookieValue } from '#server/auth/session-token.ts'
import type { Env } from '#server/env.ts'
import type { OpenLink } from './open-link.ts'

/** Who comes back within the hour is still the same visitor: counted once, and not asked for the password again. */
const visitSeconds = 60 * 60

type Visited = Pick<OpenLink, 'id' | 'password_hash'>

const nameOf = ({ id }: Visited) => `shared_${id}`

/** What the browser keeps of a visit. Worth nothing for another link, nor when the hour is over. */
export function visitCookie(env: Env, link: Visited, now = Date.now()): string {
  const until = String(now + visitSeconds * 1000)
  const secure = env.PUBLIC_URL.startsWith('https:') ? '; Secure' : ''
  const value = `${until}.${signature(env, link, until)}`
  return `${nameOf(link)}=${value}; Path=/api/shared; Max-Age=${visitSeconds}; HttpOnly; SameSite=Strict${secure}`
}

export function isVisiting(env: Env, link: Visited, cookies: string | undefined, now = Date.now()): boolean {
  const [until = '', given = ''] = cookieValue(cookies, nameOf(link))?.split('.', 2) ?? []
  const right = signature(env, link, until)
  return (
    given.length === right.length &&
    timingSafeEqual(Buffer.from(given), Buffer.from(right)) &&
    now < Number(until)
  )
}

function signature({ AUTH_SECRET }: Env, { id, password_hash }: Visited, until: string): string {
  return createHmac('sha256', AUTH_SECRET)
    .update(`shared ${id} ${password_hash ?? ''} ${until}`)
    .digest('base64url')
}
