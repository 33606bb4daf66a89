import { errorReport, storeAddress } from '#domain/error-report.ts'

type Place = { readonly origin: string; readonly pathname: string }

/** Where and what went wrong; no query, no e-mail, nothing the person typed. */
export function reportOf(error: unknown, place: Place, at: Date) {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const facts = { id: crypto.randomUUID(), at, platform: 'javascript', name, message, stack } as const
  return { ...errorReport(facts), request: { url: place.origin + place.pathname } }
}

export async function tellError(dsn: string, error: unknown, place: Place): Promise<void> {
  const address = storeAddress(dsn)
  const body = JSON.stringify(reportOf(error, place, new Date()))
  if (address) await fetch(address, { method: 'POST', body, keepalive: true })
}
