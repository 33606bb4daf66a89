import type { Shape } from '#domain/report/picture.ts'
import { PictureShape } from './picture-shape.tsx'

type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
type Props = { area: Area; shapes: readonly Shape[] }

/** A part of a picture at a place of its own on the page, behind something that can be used and says the same in words. */
export function PicturePart({ area: { x, y, width, height }, shapes }: Props) {
  return (
    <svg
      viewBox={`${x} ${y} ${width} ${height}`}
      width="100%"
      height="100%"
      overflow="visible"
      display="block"
      aria-hidden="true"
      focusable="false"
    >
      {shapes.map((shape, index) => (
        <PictureShape key={index} shape={shape} />
      ))}
    </svg>
  )
}
