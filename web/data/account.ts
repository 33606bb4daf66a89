import type { Locale } from '#domain/errors.ts'
import { requestHeaders } from './post-graphql.ts'

/** Who wants to leave does not want to wait. */
const patienceMs = 8000

/** Whether the server has ended the session; false also when it cannot be reached. */
export async function signOut(locale: Locale): Promise<boolean> {
  try {
    const headers = { ...requestHeaders, 'accept-language': locale }
    const response = await fetch('/api/auth/sign-out', {
      method: 'POST',
      headers,
      body: '{}',
      signal: AbortSignal.timeout(patienceMs),
    })
    return response.ok
  } catch {
    return false
  }
}
