import { finishSignOut } from '#web/data/account.ts'
import { requestHeaders } from '#web/data/post-graphql.ts'
import type { Locale } from '#web/i18n/locale.ts'

export type Refusal = {
  readonly reason: string
  /** In the page's language, as the server words it; empty when there was no answer. */
  readonly message: string
  /** Seconds until another attempt makes sense. */
  readonly wait: number
}

export type AuthAnswer<Data> = { readonly ok: true; readonly data: Data } | ({ readonly ok: false } & Refusal)

type RefusalBody = { code?: string; message?: string; reason?: string; retryAfter?: number }

export const unreachable = 'unreachable'
export const rateLimited = 'RATE_LIMITED'
const patience = 20_000

export async function askAuth<Data>(path: string, body: object, locale: Locale): Promise<AuthAnswer<Data>> {
  try {
    // Later it would end the session that begins now.
    await finishSignOut(locale)
    const response = await fetch(`/api/auth/${path}`, {
      method: 'POST',
      headers: { ...requestHeaders, 'accept-language': locale },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    })
    const answer = (await response.json()) as Data & RefusalBody
    return response.ok ? { ok: true, data: answer } : { ok: false, ...refusalOf(answer) }
  } catch {
    return { ok: false, reason: unreachable, message: '', wait: 0 }
  }
}

function refusalOf({ code, message, reason, retryAfter }: RefusalBody): Refusal {
  return { reason: reason ?? code ?? '', message: message ?? '', wait: retryAfter ?? 0 }
}
