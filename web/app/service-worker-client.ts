import { type Connection, mayPreload } from './may-preload.ts'
import { whenIdle } from './when-idle.ts'

/** The page comes first; the rest is kept when nothing else is to do. */
const restMs = 5000

/** The service worker keeps the application itself available offline; data and API answers are not its business. */
export function keepShellOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // Without it everything works, only not from a cold start offline.
  navigator.serviceWorker.register('/service-worker.js').then(keepOffline, () => {})
}

async function keepOffline(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  if (!active) return
  const keep = (what: readonly string[] | 'everything') => active.postMessage({ keep: what })
  // What was loaded is on this device already, so keeping it costs nothing.
  new PerformanceObserver((seen) => keep(assetsAmong(seen.getEntries()))).observe({
    type: 'resource',
    buffered: true,
  })
  if (!mayPreload((navigator as { connection?: Connection }).connection)) return
  setTimeout(() => whenIdle(() => keep('everything'), restMs), restMs)
}

function assetsAmong(entries: PerformanceEntryList): string[] {
  const addresses = entries.map(({ name }) => new URL(name))
  return addresses
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)
}
