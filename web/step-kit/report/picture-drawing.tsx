import type { CSSProperties } from 'react'
import type { Picture } from '#domain/report/picture.ts'
import { PictureShape } from './picture-shape.tsx'

type Props = { picture: Picture; className?: string | undefined; style?: CSSProperties }

/** A picture as the page draws it; paper draws the same shapes. */
export function PictureDrawing({ picture: { width, height, label, shapes }, className, style }: Props) {
  return (
    <svg className={className} style={style} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {shapes.map((shape, index) => (
        <PictureShape key={index} shape={shape} />
      ))}
    </svg>
  )
}
