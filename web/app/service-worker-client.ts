/** The service worker keeps the application itself available offline; data and API answers are not its business. */
export function keepShellOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // Without it everything works, only not from a cold start offline.
  navigator.serviceWorker.register('/service-worker.js').catch(() => {})
}
