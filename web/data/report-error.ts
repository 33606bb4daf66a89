import { errorReport, storeAddress } from '#domain/error-report.ts'

type Place = { readonly origin: string; readonly pathname: string }

const mostReports = 10

let send: (error: unknown) => void = () => undefined

/** Where and what went wrong; no query, no e-mail, nothing the person typed. */
export function reportOf(error: unknown, place: Place, at: Date) {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const facts = { id: crypto.randomUUID(), at, platform: 'javascript', name, message, stack } as const
  return { ...errorReport(facts), request: { url: place.origin + place.pathname } }
}

/** Sends what nobody caught to the operator's error service, when the server named one in the page. */
export function reportErrors(dsn: string): void {
  const address = storeAddress(dsn)
  if (!address) return
  const seen = new Set<unknown>()
  send = (error) => {
    if (seen.has(error) || seen.size >= mostReports) return
    seen.add(error)
    const body = JSON.stringify(reportOf(error, window.location, new Date()))
    fetch(address, { method: 'POST', body, keepalive: true }).catch(() => {})
  }
  window.addEventListener('error', (event) => send(event.error ?? event.message))
  window.addEventListener('unhandledrejection', (event) => send(event.reason))
}

/** What a page caught, and showed an error page for. */
export function reportCaught(error: unknown): void {
  send(error)
}
