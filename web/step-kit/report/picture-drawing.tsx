import { type CSSProperties, memo, useDeferredValue } from 'react'
import type { Picture, Shape } from '#domain/report/picture.ts'
import { PictureShape } from './picture-shape.tsx'

type Props = { picture: Picture; className?: string | undefined; style?: CSSProperties }

/** A picture as the page draws it; paper draws the same shapes. Whoever types sees it change a moment after the words. */
export function PictureDrawing({ picture, className, style }: Props) {
  const { width, height, label, shapes } = useDeferredValue(picture)
  return (
    <svg className={className} style={style} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <Shapes shapes={shapes} />
    </svg>
  )
}

const Shapes = memo(function Shapes({ shapes }: { shapes: readonly Shape[] }) {
  return shapes.map((shape, index) => <PictureShape key={index} shape={shape} />)
})
