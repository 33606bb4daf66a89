import { type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from 'react'
import type { Box } from '#course/understanding-the-problem/shared/cause-tree.ts'
import { fits, type Place } from './growth.ts'
import { type Layout, placeAt } from './layout.ts'
import { pixelsPerPoint } from './page-scale.ts'
import { useTree } from './tree-context.tsx'

type Drag = { readonly box: Box; readonly dx: number; readonly dy: number; readonly over: Place | null }

const slack = 6

/** Moves boxes with the mouse. Fingers scroll the picture; they move boxes by the list in the box. */
export function useDrag(layer: RefObject<HTMLElement | null>, layout: Layout, zoom: number) {
  const { tree, move, setOpen, isEditable } = useTree()
  const [drag, setDrag] = useState<Drag | null>(null)
  const start = useRef<{ x: number; y: number; box: Box; element: Element } | null>(null)
  const wasDragged = useRef(false)

  const handlers = (box: Box) => ({
    onPointerDown(event: PointerEvent) {
      wasDragged.current = false
      if (isEditable && event.button === 0 && event.pointerType !== 'touch') {
        start.current = { x: event.clientX, y: event.clientY, box, element: event.currentTarget }
      }
    },
    onPointerMove(event: PointerEvent) {
      // Let go outside of every box, where nobody heard it.
      if (event.buttons === 0) start.current = null
      const from = start.current
      const frame = layer.current?.getBoundingClientRect()
      if (!from || !frame) return
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y]
      if (!drag && Math.hypot(dx, dy) < slack) return
      if (!drag) {
        // A quick hand has left the box before its first move is heard, by another box perhaps.
        from.element.setPointerCapture(event.pointerId)
        setOpen(null)
      }
      wasDragged.current = true
      const scale = zoom * pixelsPerPoint
      const place = placeAt(layout, (event.clientX - frame.left) / scale, (event.clientY - frame.top) / scale)
      const over = place && fits(tree, from.box, place) ? place : null
      setDrag({ box: from.box, dx: dx / zoom, dy: dy / zoom, over })
    },
    onPointerUp() {
      start.current = null
      if (drag?.over) move(box, drag.over)
      setDrag(null)
    },
    onPointerCancel() {
      start.current = null
      setDrag(null)
    },
    /** Letting go of a dragged box is not a click on it. */
    onClickCapture(event: MouseEvent) {
      if (!wasDragged.current) return
      wasDragged.current = false
      event.stopPropagation()
    },
  })
  return { drag, handlers }
}
