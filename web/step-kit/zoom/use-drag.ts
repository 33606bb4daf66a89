import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { pixelsPerPoint } from './in-pixels.ts'

type Drag<Thing, Place> = {
  readonly thing: Thing
  /** Pixels at a zoom of 1. */
  readonly dx: number
  readonly dy: number
  /** Where it may be let go. */
  readonly over: Place | null
}

type Options<Thing, Place> = {
  isOff: boolean
  /** What lies at a point of the picture. */
  placeAt: (x: number, y: number) => Place | null
  fits: (thing: Thing, place: Place) => boolean
  onStart: () => void
  onDrop: (thing: Thing, place: Place) => void
}

const slack = 6

/** Moves things of a picture with the mouse. Fingers scroll the picture, so each move needs another way too. */
export function useDrag<Thing, Place>(zoom: number, options: Options<Thing, Place>) {
  const { isOff, placeAt, fits, onStart, onDrop } = options
  const layer = useRef<HTMLDivElement>(null)
  const [drag, setDrag] = useState<Drag<Thing, Place> | null>(null)
  const start = useRef<{ x: number; y: number; thing: Thing; element: Element } | null>(null)
  const wasDragged = useRef(false)

  const handlers = (thing: Thing) => ({
    onPointerDown(event: PointerEvent) {
      wasDragged.current = false
      if (!isOff && event.button === 0 && event.pointerType !== 'touch') {
        start.current = { x: event.clientX, y: event.clientY, thing, element: event.currentTarget }
      }
    },
    onPointerMove(event: PointerEvent) {
      // Let go outside of everything, where nobody heard it.
      if (event.buttons === 0) start.current = null
      const from = start.current
      const frame = layer.current?.getBoundingClientRect()
      if (!from || !frame) return
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y]
      if (!drag && Math.hypot(dx, dy) < slack) return
      if (!drag) {
        // A quick hand has left the thing before its first move is heard, by another one perhaps.
        from.element.setPointerCapture(event.pointerId)
        onStart()
      }
      wasDragged.current = true
      const scale = zoom * pixelsPerPoint
      const place = placeAt((event.clientX - frame.left) / scale, (event.clientY - frame.top) / scale)
      const over = place && fits(from.thing, place) ? place : null
      setDrag({ thing: from.thing, dx: dx / zoom, dy: dy / zoom, over })
    },
    onPointerUp() {
      start.current = null
      if (drag?.over) onDrop(thing, drag.over)
      setDrag(null)
    },
    onPointerCancel() {
      start.current = null
      setDrag(null)
    },
    /** Letting go of a dragged thing is not a click on it. */
    onClickCapture(event: MouseEvent) {
      if (!wasDragged.current) return
      wasDragged.current = false
      event.stopPropagation()
    },
  })
  return { layer, drag, handlers }
}
