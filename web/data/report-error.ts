const mostReports = 10

let send: (error: unknown) => void = () => undefined

/** Sends what nobody caught to the operator's error service, when the server named one in the page. */
export function reportErrors(dsn: string): void {
  if (!dsn) return
  // Nobody else needs it, and when something is wrong it may be too late to fetch it.
  const teller = import('./tell-error.ts')
  const seen = new Set<unknown>()
  send = (error) => {
    if (seen.has(error) || seen.size >= mostReports) return
    seen.add(error)
    teller.then(({ tellError }) => tellError(dsn, error, window.location)).catch(() => {})
  }
  teller.catch(() => {})
  window.addEventListener('error', (event) => send(event.error ?? event.message))
  window.addEventListener('unhandledrejection', (event) => send(event.reason))
}

/** What a page caught, and showed an error page for. */
export function reportCaught(error: unknown): void {
  send(error)
}
