import type { Locale } from '#domain/errors.ts'
import { requestHeaders } from './post-graphql.ts'
import { isSignOutPending, setSignOutPending } from './sign-out-pending.ts'

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

/** Whoever logged out without a line is signed in at the server until now. True when nobody is any more. */
export async function finishSignOut(locale: Locale): Promise<boolean> {
  if (!isSignOutPending()) return true
  const isSignedOut = await signOut(locale)
  if (isSignedOut) setSignOutPending(false)
  return isSignedOut
}
