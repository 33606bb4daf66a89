import { useEffect } from 'react'

/** Keeps the screen from going dark where the browser can. Who leaves the page and comes back has it kept again. */
export function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null
    let isOver = false
    async function keep() {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      // Refused on a low battery: then the screen does as it always does.
      const kept = await navigator.wakeLock.request('screen').catch(() => null)
      if (isOver) void kept?.release()
      else lock = kept
    }
    void keep()
    document.addEventListener('visibilitychange', keep)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', keep)
      void lock?.release()
    }
  }, [])
}
