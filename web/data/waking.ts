const tickMs = 10_000
/** A page in the background is given its turn once a minute; a longer gap means that nothing ran at all. */
export const sleepMs = 2 * 60_000

/** Calls back when the computer has slept, or the page was frozen: the clock has jumped. */
export function onWaking(page: Document, woken: () => void, now: () => number = Date.now): () => void {
  let last = now()
  function look(): void {
    const gap = now() - last
    last = now()
    if (gap > sleepMs) woken()
  }
  const ticks = setInterval(look, tickMs)
  page.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(ticks)
    page.removeEventListener('visibilitychange', look)
  }
}
