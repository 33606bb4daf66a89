import { type PointerEvent, type RefObject, useRef } from 'react'

/** Pulls the picture along with the mouse where there is no box. */
export function usePan(viewport: RefObject<HTMLElement | null>) {
  const last = useRef<{ x: number; y: number } | null>(null)
  const stop = () => {
    last.current = null
  }
  return {
    onPointerDown(event: PointerEvent) {
      const isFree = event.target instanceof Element && !event.target.closest('[data-solid]')
      if (isFree && event.button === 0 && event.pointerType === 'mouse') {
        last.current = { x: event.clientX, y: event.clientY }
      }
    },
    onPointerMove(event: PointerEvent) {
      if (!last.current) return
      viewport.current?.scrollBy(last.current.x - event.clientX, 0)
      window.scrollBy(0, last.current.y - event.clientY)
      last.current = { x: event.clientX, y: event.clientY }
    },
    onPointerUp: stop,
    onPointerLeave: stop,
  }
}
