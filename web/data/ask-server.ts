import type { Locale } from '#domain/errors.ts'
import { requestHeaders } from './post-graphql.ts'

export type ServerRefusal = {
  readonly reason: string
  /** In the page's language, as the server words it; empty when there was no answer. */
  readonly message: string
  /** Seconds until another attempt makes sense. */
  readonly wait: number
  /** What is wrong with which field, in the page's language. */
  readonly fields: Readonly<Record<string, string>>
}

export type ServerAnswer =
  | { readonly ok: true; readonly response: Response }
  | ({ readonly ok: false } & ServerRefusal)

type RefusalBody = {
  code?: string
  message?: string
  reason?: string
  retryAfter?: number
  fields?: { field: string; message: string }[]
}

const patience = 30_000

/** Asks one of the doors beside GraphQL: account, sessions, own data. */
export async function askServer(path: string, body: object | null, locale: Locale): Promise<ServerAnswer> {
  try {
    const response = await fetch(path, {
      method: body ? 'POST' : 'GET',
      headers: { ...requestHeaders, 'accept-language': locale },
      signal: AbortSignal.timeout(patience),
      ...(body && { body: JSON.stringify(body) }),
    })
    return response.ok ? { ok: true, response } : { ok: false, ...refusalOf(await response.json()) }
  } catch {
    return { ok: false, reason: '', message: '', wait: 0, fields: {} }
  }
}

function refusalOf({ code, message, reason, retryAfter, fields }: RefusalBody): ServerRefusal {
  return {
    reason: reason ?? code ?? '',
    message: message ?? '',
    wait: retryAfter ?? 0,
    fields: Object.fromEntries((fields ?? []).map((one) => [one.field, one.message])),
  }
}
