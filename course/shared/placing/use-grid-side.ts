import { type RefObject, useLayoutEffect, useState } from 'react'

// So drawn, the words of the picture are as large as small words of the page.
const pixelsPerPoint = 1.36
const [least, most] = [230, 440]

/**
 * How many points a grid is wide, so that its words can be read at the width that it gets; `margins` are beside it
 * in the picture.
 */
export function useGridSide(area: RefObject<HTMLElement | null>, margins = 34): number {
  const [side, setSide] = useState(320)
  useLayoutEffect(() => {
    const element = area.current
    if (!element) return
    const measure = () => {
      const points = element.clientWidth / pixelsPerPoint - margins
      setSide(Math.min(most, Math.max(least, Math.round(points / 10) * 10)))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [area, margins])
  return side
}
