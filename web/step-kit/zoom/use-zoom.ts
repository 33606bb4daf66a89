import { type RefObject, useCallback, useRef, useState, useSyncExternalStore } from 'react'

const least = 0.4
const most = 1.6
const step = 0.2

const within = (zoom: number) => Math.min(most, Math.max(least, zoom))

/** The picture fills the width that is there, until the person chooses another size. */
export function useZoom(viewport: RefObject<HTMLElement | null>, width: number) {
  // It is drawn before it has been measured, and again only where it does not fit.
  const room = useRef(Number.POSITIVE_INFINITY)
  const [chosen, setChosen] = useState<number | null>(null)
  // Smaller than this nobody can read it, nor touch it with a thumb: wider trees are scrolled.
  const [smallest] = useState(() => (window.matchMedia('(pointer: coarse)').matches ? 1 : 0.7))
  const needed = useRef(width)
  needed.current = width
  const fit = useCallback(() => Math.min(1, Math.max(smallest, room.current / needed.current)), [smallest])
  const watch = useCallback(
    (tell: () => void) => {
      const element = viewport.current
      if (!element) return () => {}
      let isFirst = true
      const observer = new ResizeObserver(([entry]) => {
        if (!entry) return
        room.current = entry.contentRect.width
        tell()
        // A tree that is wider than the screen opens at its trunk; it is not drawn smaller yet.
        if (isFirst) element.scrollLeft = (needed.current * fit() - room.current) / 2
        isFirst = false
      })
      observer.observe(element)
      return () => observer.disconnect()
    },
    [viewport, fit],
  )
  const fitting = useSyncExternalStore(watch, fit, fit)
  const zoom = chosen ?? fitting
  return {
    zoom,
    closer: () => setChosen(within(zoom + step)),
    farther: () => setChosen(within(zoom - step)),
    showAll: () => setChosen(within(Math.min(1, room.current / width))),
    isClosest: zoom >= most,
    isFarthest: zoom <= least,
  }
}
