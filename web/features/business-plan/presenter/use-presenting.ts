import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { type Move, moved, moveOfKey, moveOfTouch } from './moves.ts'

/** Which box is being told, and how keys and fingers lead from one to the next. */
export function usePresenting(all: number) {
  const [at, setAt] = useState(0)
  const from = useRef<{ x: number; y: number } | null>(null)
  const go = (move: Move) => setAt((now) => moved(now, all, move))

  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const isOnButton = event.target instanceof Element && event.target.closest('button') !== null
      const move = moveOfKey(event, isOnButton)
      if (!move) return
      event.preventDefault()
      setAt((now) => moved(now, all, move))
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [all])

  const stage = {
    onPointerDown: ({ clientX: x, clientY: y }: PointerEvent) => {
      from.current = { x, y }
    },
    // The browser took the finger over to scroll.
    onPointerCancel: () => {
      from.current = null
    },
    onPointerUp: ({ clientX: x, clientY: y }: PointerEvent) => {
      const move = from.current && moveOfTouch(from.current, { x, y }, window.innerWidth)
      from.current = null
      if (move) go(move)
    },
  }
  return { at, go, stage }
}
