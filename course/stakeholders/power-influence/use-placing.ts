import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { labelOf } from '#course/shared/segments.ts'
import { type Frame, type Place, placeAt } from '#course/stakeholders/shared/grid.ts'
import { quadrantOf, quadrants } from '#course/stakeholders/shared/power-interest.ts'
import { nameOf, type Stakeholder } from '#course/stakeholders/shared/stakeholders.ts'
import type { Picture } from '#domain/report/picture.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { announce } from '#web/ui/announce.ts'
import { moved } from './placing.ts'
import { words } from './words.ts'

type Pulled = { readonly stakeholder: Stakeholder; readonly x: number; readonly y: number }
type Grid = Pick<Picture, 'width' | 'height'> & { readonly frame: Frame }

/** What a press means that goes no further than this is no pull. Pixels. */
const slack = 6

export const dotId = (id: string) => `dot-${id}`

/** Places people on the grid: pulled, pressed and then their place pressed, or moved by arrow keys. */
export function usePlacing({ width, height, frame }: Grid, area: RefObject<HTMLElement | null>) {
  const locale = useLocale()
  const text = words[locale]
  const { write, isEditable } = usePlanFrame()
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null)
  const wasPulled = useRef(false)
  const [pulled, setPulled] = useState<Pulled | null>(null)
  const [held, setHeld] = useState<Stakeholder | null>(null)
  const [focused, setFocused] = useState<string | null>(null)

  // Who leaves the tray by a key is followed to the grid.
  useEffect(() => {
    const dot = focused && document.getElementById(dotId(focused))
    if (!dot) return
    dot.focus()
    setFocused(null)
  })

  function put(stakeholder: Stakeholder, place: Place) {
    write.update('input', stakeholder.id, place)
    const quadrant = labelOf(quadrants, quadrantOf(place), locale)
    announce(`${nameOf(stakeholder, locale)}: ${text.at(place.power, place.interest)}. ${quadrant}`)
    setHeld(null)
  }

  /** Null outside of the picture. */
  function placeOf(clientX: number, clientY: number): Place | null {
    const seen = area.current?.getBoundingClientRect()
    if (!seen) return null
    const [x, y] = [clientX - seen.left, clientY - seen.top]
    if (x < 0 || y < 0 || x > seen.width || y > seen.height) return null
    return placeAt(frame, (x / seen.width) * width, (y / seen.height) * height)
  }

  const handlers = (stakeholder: Stakeholder) =>
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
            setPulled({ stakeholder, x: clientX, y: clientY })
          },
          onPointerUp({ clientX, clientY }: PointerEvent) {
            start.current = null
            const place = pulled && placeOf(clientX, clientY)
            if (place) put(stakeholder, place)
            setPulled(null)
          },
          onPointerCancel() {
            start.current = null
            setPulled(null)
          },
          /** Letting go of somebody is not a press. */
          onClickCapture(event: MouseEvent) {
            if (!wasPulled.current) return
            wasPulled.current = false
            event.preventDefault()
            event.stopPropagation()
          },
          onKeyDown(event: KeyboardEvent) {
            if (event.key === 'Escape') return setHeld(null)
            const place = moved(stakeholder, event.key)
            if (!place) return
            event.preventDefault()
            put(stakeholder, place)
            setFocused(stakeholder.id)
          },
        }
      : {}

  return {
    pulled,
    held,
    hold: (one: Stakeholder) => setHeld((before) => (before?.id === one.id ? null : one)),
    handlers,
    putHeld(event: MouseEvent) {
      const place = held && placeOf(event.clientX, event.clientY)
      if (held && place) put(held, place)
    },
  }
}
