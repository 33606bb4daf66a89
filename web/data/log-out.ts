import type { Locale } from '#domain/errors.ts'
import { signOut } from './account.ts'
import { forgetCache } from './client.ts'
import { clearDevice } from './kept-work.ts'
import { queueFor } from './queue/unsent.ts'
import { sessionState } from './session.ts'
import { setSignOutPending } from './sign-out-pending.ts'

export type Unsent = 'keep' | 'discard'

/** Ends the session here and on the server; the caller then leaves the document. What fails on the way is not shown: the person wants to leave. */
export async function logOut(unsent: Unsent, locale: Locale): Promise<void> {
  const account = sessionState().me?.user_id
  const isSignedOut = await signOut(locale)
  if (account) {
    if (unsent === 'discard') await queueFor(account).discard().catch(ignore)
    await forgetCache(account).catch(ignore)
  }
  // The server's cookie is out of reach for scripts; this removes one that an older version may have set.
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support
  document.cookie = 'token=; Path=/; Max-Age=0'
  clearDevice(unsent === 'discard' ? (account ?? null) : null)
  if (!isSignedOut) setSignOutPending(true)
}

function ignore(error: unknown): void {
  console.error(error)
}
