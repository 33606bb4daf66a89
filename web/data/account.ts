import type { ErrorCode, Locale, Reason } from '#domain/errors.ts'
import { requestHeaders } from './post-graphql.ts'

/** `message` is in the reader's language and may be shown as it is. Without a code the server gave no answer. */
export type AccountAnswer =
  | { readonly ok: true }
  | { readonly ok: false; readonly code?: ErrorCode; readonly reason?: Reason; readonly message?: string }

export function signIn(email: string, password: string, locale: Locale): Promise<AccountAnswer> {
  return post('sign-in/email', { email, password }, locale)
}

/** The answer is the same whether the address is known or not. */
export function askForReset(email: string, locale: Locale): Promise<AccountAnswer> {
  const redirectTo = locale === 'es' ? '/es/reset' : '/reset'
  return post('request-password-reset', { email, redirectTo }, locale)
}

export function setNewPassword(newPassword: string, token: string, locale: Locale): Promise<AccountAnswer> {
  return post('reset-password', { newPassword, token }, locale)
}

export function signOut(locale: Locale): Promise<AccountAnswer> {
  return post('sign-out', {}, locale)
}

async function post(path: string, body: object, locale: Locale): Promise<AccountAnswer> {
  try {
    const response = await fetch(`/api/auth/${path}`, {
      method: 'POST',
      headers: { ...requestHeaders, 'accept-language': locale },
      body: JSON.stringify(body),
    })
    if (response.ok) return { ok: true }
    return {
      ok: false,
      ...((await response.json()) as { code: ErrorCode; reason?: Reason; message: string }),
    }
  } catch {
    return { ok: false }
  }
}
