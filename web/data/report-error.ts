import { cutText } from '#domain/text.ts'

type Frame = { filename: string; function: string; lineno: number; colno: number }
type Place = { readonly origin: string; readonly pathname: string }

const mostReports = 10

/** The address that takes error reports, from a DSN `https://key@host/path/project`. */
export function storeAddress(dsn: string): string | null {
  if (!URL.canParse(dsn)) return null
  const { protocol, username, host, pathname } = new URL(dsn)
  const parts = pathname.split('/').filter(Boolean)
  const project = parts.pop()
  if (!username || !project) return null
  const path = [...parts, 'api', project, 'store'].join('/')
  return `${protocol}//${host}/${path}/?sentry_version=7&sentry_key=${username}`
}

/** Where and what went wrong; no query, no e-mail, nothing the person typed. */
export function reportOf(error: unknown, place: Place, at: Date) {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
  return {
    event_id: crypto.randomUUID().replaceAll('-', ''),
    timestamp: at.toISOString(),
    platform: 'javascript',
    level: 'error',
    request: { url: place.origin + place.pathname },
    exception: {
      values: [{ type: name, value: cutText(message, 300), stacktrace: { frames: framesOf(stack ?? '') } }],
    },
  }
}

function framesOf(stack: string): Frame[] {
  return [...stack.matchAll(/(?:at )?([^\s(@]*)[\s(@]*(https?:[^\s)]+):(\d+):(\d+)/g)]
    .slice(0, 30)
    .map(([, name = '', filename = '', line, column]) => ({
      filename,
      function: name || '?',
      lineno: Number(line),
      colno: Number(column),
    }))
    .reverse()
}

/** Sends what nobody caught to the operator's error service, when the server named one in the page. */
export function reportErrors(dsn: string): void {
  const address = storeAddress(dsn)
  if (!address) return
  let reports = 0
  const send = (error: unknown) => {
    if (++reports > mostReports) return
    const body = JSON.stringify(reportOf(error, window.location, new Date()))
    fetch(address, { method: 'POST', body, keepalive: true }).catch(() => {})
  }
  window.addEventListener('error', (event) => send(event.error ?? event.message))
  window.addEventListener('unhandledrejection', (event) => send(event.reason))
}
