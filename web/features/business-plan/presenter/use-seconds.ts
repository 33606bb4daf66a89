import { useEffect, useState } from 'react'

/** Seconds since it was first shown. Counted from the clock: a page in the background is not woken every second. */
export function useSeconds(): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const began = performance.now()
    const tick = setInterval(() => setSeconds(Math.floor((performance.now() - began) / 1000)), 250)
    return () => clearInterval(tick)
  }, [])
  return seconds
}
