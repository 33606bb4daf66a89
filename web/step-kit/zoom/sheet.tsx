import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { Shape } from '#domain/report/picture.ts'
import { PicturePart } from '#web/step-kit/report/picture-part.tsx'
import { inPixels, pixelsPerPoint, type Rect } from './in-pixels.ts'
import classes from './sheet.module.css'

type Props = {
  /** Points of the picture. */
  width: number
  height: number
  zoom: number
  /** What lies under the things, such as the lines between them. */
  ground: readonly Shape[]
  /** Of `useDrag`, where things can be moved. */
  layer?: RefObject<HTMLDivElement | null>
  children: ReactNode
  /** What keeps its size whatever the zoom: a `SheetForm`. */
  over?: ReactNode
}

/** A picture in a `ZoomFrame` that is worked in: each `SheetThing` stands at its place. */
export function Sheet({ width, height, zoom, ground, layer, children, over }: Props) {
  const area = { x: 0, y: 0, width, height }
  const scale = zoom * pixelsPerPoint
  return (
    <div className={classes.sheet} style={{ width: width * scale, height: height * scale }}>
      <div ref={layer} className={classes.layer} style={{ ...inPixels(area), transform: `scale(${zoom})` }}>
        <PicturePart area={area} shapes={ground} />
        {children}
      </div>
      {over}
    </div>
  )
}

/** Pixels, whatever the zoom. */
export const formWidth = 320

type FormProps = {
  /** The thing that it is about, or the place of a new one. */
  at: Rect
  /** Points of the picture. */
  width: number
  zoom: number
  /** It stands there without calling anybody to it. */
  isQuiet?: boolean | undefined
  /** How high it is, now and whenever that changes. */
  onHeight?: (height: number) => void
  children: ReactNode
}

/** A form at a place of the picture: never beyond its edges, and brought into sight. */
export function SheetForm({ at, width, zoom, isQuiet = false, onHeight, children }: FormProps) {
  const form = useRef<HTMLDivElement>(null)
  const tell = useRef(onHeight)
  tell.current = onHeight
  useEffect(() => {
    const element = form.current
    if (!element) return
    const observer = new ResizeObserver(() => tell.current?.(element.offsetHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const scale = zoom * pixelsPerPoint
  const centre = (at.x + at.width / 2) * scale - formWidth / 2
  const left = Math.max(8, Math.min(centre, width * scale - formWidth - 8))
  // Where something new has taken its place it moves on.
  useEffect(() => {
    if (!isQuiet) form.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isQuiet, left])
  return (
    <div ref={form} className={classes.form} data-solid style={{ left, top: at.y * scale, width: formWidth }}>
      {children}
    </div>
  )
}
