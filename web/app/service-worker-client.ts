/** The service worker keeps the application itself available offline; data and API answers are not its business. */
export function keepShellOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // Without it everything works, only not from a cold start offline.
  navigator.serviceWorker.register('/service-worker.js').then(keepThisPage, () => {})
}

/** What the first page had loaded before the worker was there to see it. */
async function keepThisPage(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const assets = loaded.filter(({ origin, pathname }) => origin === location.origin && isAsset(pathname))
  active?.postMessage({ keep: assets.map(({ pathname }) => pathname) })
}

function isAsset(pathname: string): boolean {
  return pathname.startsWith('/assets/')
}
