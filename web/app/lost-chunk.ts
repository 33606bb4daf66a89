import { keptIn } from '#web/data/device.ts'

const key = 'germina.reloadedAt'
/** A part that is lost again right after the reload is lost for good, and reloading would never end. */
const restMs = 60_000
let preloads = 0

/** After a new version was put online, parts of the old one are gone: the page loads again, but only once. */
export function reloadOnLostChunk(page: Window, now: () => number = Date.now): void {
  const kept = keptIn(() => page.sessionStorage)
  page.addEventListener('vite:preloadError', (event) => {
    // Without a line, loading again helps nobody and loses what was typed.
    if (preloads > 0 || !page.navigator.onLine) return
    if (now() - Number(kept.get(key) ?? 0) < restMs) return
    // Where nothing outlives the page, nobody would know that it was loaded again already.
    if (!kept.set(key, String(now()))) return
    event.preventDefault()
    page.location.reload()
  })
}

/** A part that nobody has asked for yet may be lost without anything happening: the click will tell. */
export async function preloadQuietly(preload: () => Promise<unknown>): Promise<void> {
  preloads += 1
  await preload().catch(() => undefined)
  preloads -= 1
}
