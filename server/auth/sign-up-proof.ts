import type { IncomingHttpHeaders } from 'node:http'
import type { Env } from '#server/env.ts'
import { cookieValue } from './session-token.ts'

const name = 'signup'
const day = 24 * 60 * 60

/** What the browser keeps of its own sign-up: whoever opens the mail in it need not type the password again. */
export function proofCookie(env: Env, proof: string): string {
  return cookie(env, proof, day)
}

export function endedProofCookie(env: Env): string {
  return cookie(env, '', 0)
}

export function presentedProof(headers: IncomingHttpHeaders): string | null {
  return cookieValue(headers.cookie, name) || null
}

function cookie({ PUBLIC_URL }: Env, value: string, seconds: number): string {
  const secure = PUBLIC_URL.startsWith('https:') ? '; Secure' : ''
  return `${name}=${value}; Path=/api/auth; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}
