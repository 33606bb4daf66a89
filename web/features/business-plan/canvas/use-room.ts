import { type RefObject, useLayoutEffect, useState } from 'react'

// Pixels; narrower, its words are too small to read.
const leastWidth = 1000

/** Whether the whole page fits beside the menus; they open and close. */
export function useHasRoom(within: RefObject<HTMLElement | null>): boolean {
  const [hasRoom, setHasRoom] = useState(true)
  useLayoutEffect(() => {
    const { current } = within
    if (!current) return
    const look = () => setHasRoom(current.clientWidth >= leastWidth)
    look()
    const observer = new ResizeObserver(look)
    observer.observe(current)
    return () => observer.disconnect()
  }, [within])
  return hasRoom
}
