import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Picture } from '#domain/report/picture.ts'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'

type Options<Thing, Place> = Pick<Picture, 'width' | 'height'> & {
  readonly area: RefObject<HTMLElement | null>
  readonly idOf: (thing: Thing) => string
  /** What a point of the picture stands for. */
  readonly placeAt: (x: number, y: number) => Place
  /** Where a key brings a thing; null for other keys. */
  readonly moved: (thing: Thing, key: string) => Place | null
  readonly onPut: (thing: Thing, place: Place) => void
}

/** What a press means that goes no further than this is no pull. Pixels. */
const slack = 6

export const dotId = (id: string) => `dot-${id}`

/** Places things on a picture: pulled, pressed and then their place pressed, or moved by keys. */
export function usePlacing<Thing, Place>(options: Options<Thing, Place>) {
  const { width, height, area, idOf, placeAt, moved, onPut } = options
  const { isEditable } = usePlanFrame()
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null)
  const wasPulled = useRef(false)
  const [pulled, setPulled] = useState<{ thing: Thing; x: number; y: number } | null>(null)
  const [held, setHeld] = useState<Thing | null>(null)
  const [focused, setFocused] = useState<string | null>(null)

  // What leaves the tray by a key is followed to the picture.
  useEffect(() => {
    const dot = focused && document.getElementById(dotId(focused))
    if (!dot) return
    dot.focus()
    setFocused(null)
  })

  function put(thing: Thing, place: Place) {
    onPut(thing, place)
    setHeld(null)
  }

  /** Null outside of the picture. */
  function placeOf(clientX: number, clientY: number): Place | null {
    const seen = area.current?.getBoundingClientRect()
    if (!seen) return null
    const [x, y] = [clientX - seen.left, clientY - seen.top]
    if (x < 0 || y < 0 || x > seen.width || y > seen.height) return null
    return placeAt((x / seen.width) * width, (y / seen.height) * height)
  }

  const handlers = (thing: Thing) =>
    isEditable
      ? {
          onPointerDown(event: PointerEvent) {
            wasPulled.current = false
            if (event.button !== 0) return
            // A quick hand has left the chip before its first move is heard.
            event.currentTarget.setPointerCapture(event.pointerId)
            start.current = { x: event.clientX, y: event.clientY }
          },
          onPointerMove({ clientX, clientY, buttons }: PointerEvent) {
            if (buttons === 0) start.current = null
            const from = start.current
            if (!from || (!pulled && Math.hypot(clientX - from.x, clientY - from.y) < slack)) return
            wasPulled.current = true
            setPulled({ thing, x: clientX, y: clientY })
          },
          onPointerUp({ clientX, clientY }: PointerEvent) {
            start.current = null
            const place = pulled && placeOf(clientX, clientY)
            if (place) put(thing, place)
            setPulled(null)
          },
          onPointerCancel() {
            start.current = null
            setPulled(null)
          },
          /** Letting go of something is not a press. */
          onClickCapture(event: MouseEvent) {
            if (!wasPulled.current) return
            wasPulled.current = false
            event.preventDefault()
            event.stopPropagation()
          },
          onKeyDown(event: KeyboardEvent) {
            if (event.key === 'Escape') return setHeld(null)
            const place = moved(thing, event.key)
            if (!place) return
            event.preventDefault()
            put(thing, place)
            setFocused(idOf(thing))
          },
        }
      : {}

  return {
    pulled,
    held,
    hold: (one: Thing) => setHeld((before) => (before && idOf(before) === idOf(one) ? null : one)),
    handlers,
    put,
    putHeld(event: MouseEvent) {
      const place = held && placeOf(event.clientX, event.clientY)
      if (held && place) put(held, place)
    },
  }
}
