import { type RefObject, useEffect, useRef, useState } from 'react'

const least = 0.4
const most = 1.6
const step = 0.2

const within = (zoom: number) => Math.min(most, Math.max(least, zoom))

/** The picture fills the width that is there, until the person chooses another size. */
export function useZoom(viewport: RefObject<HTMLElement | null>, width: number) {
  const [room, setRoom] = useState(width)
  const [chosen, setChosen] = useState<number | null>(null)
  // Smaller than this nobody can read it, nor touch it with a thumb: wider trees are scrolled.
  const [smallest] = useState(() => (window.matchMedia('(pointer: coarse)').matches ? 1 : 0.7))
  const fitting = (seen: number) => Math.min(1, Math.max(smallest, seen / width))
  const overhang = useRef((_seen: number): number => 0)
  overhang.current = (seen) => width * fitting(seen) - seen
  useEffect(() => {
    const element = viewport.current
    if (!element) return
    let isFirst = true
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      setRoom(entry.contentRect.width)
      // A tree that is wider than the screen opens at its trunk.
      if (isFirst) element.scrollLeft = overhang.current(entry.contentRect.width) / 2
      isFirst = false
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [viewport])
  const zoom = chosen ?? fitting(room)
  return {
    zoom,
    room,
    closer: () => setChosen(within(zoom + step)),
    farther: () => setChosen(within(zoom - step)),
    showAll: () => setChosen(within(Math.min(1, room / width))),
    isClosest: zoom >= most,
    isFarthest: zoom <= least,
  }
}
