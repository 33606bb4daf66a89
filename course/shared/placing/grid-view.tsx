import type { CSSProperties, ReactNode, RefObject } from 'react'
import type { Picture } from '#domain/report/picture.ts'
import { PictureDrawing } from '#web/step-kit/report/picture-drawing.tsx'
import classes from './grid-view.module.css'

type Props = {
  picture: Picture
  /** What lies over the picture: buttons or links at the places of the dots. */
  children?: ReactNode
  ref?: RefObject<HTMLDivElement | null>
}

/** A picture with numbered dots as the page draws it, with something to press over each of them. */
export function GridView({ picture, children, ref }: Props) {
  return (
    <div className={classes.grid} ref={ref}>
      <PictureDrawing className={classes.picture} picture={picture} />
      {children}
    </div>
  )
}

type Point = { readonly x: number; readonly y: number }
type Size = Pick<Picture, 'width' | 'height'>

/** Where something over a dot stands, however wide the picture is drawn. */
export const overDot = ({ x, y }: Point, radius: number, { width, height }: Size): CSSProperties => ({
  left: `${(x / width) * 100}%`,
  top: `${(y / height) * 100}%`,
  width: `${((2 * radius + 2) / width) * 100}%`,
})

export const dotClass = classes.dot ?? ''
