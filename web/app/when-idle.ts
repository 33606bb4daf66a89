/** Not every browser tells when it has nothing else to do. */
export function whenIdle(work: () => void, longestMs: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: longestMs })
  else work()
}
