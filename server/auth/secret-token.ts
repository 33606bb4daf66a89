import { hash, randomBytes } from 'node:crypto'

/** 256 random bits, safe in a cookie, a header and a link. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What the database keeps of a token: whoever reads the table cannot use it. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url')
}
