import type { HTMLAttributes, ReactNode } from 'react'
import type { Shape } from '#domain/report/picture.ts'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { PicturePart } from '#web/step-kit/report/picture-part.tsx'
import { inPixels, type Rect } from './in-pixels.ts'
import classes from './sheet.module.css'

type Props = HTMLAttributes<HTMLDivElement> & {
  place: Rect
  shapes: readonly Shape[]
  /** What it shows, in words. */
  said: ReactNode
  id?: string
  /** What a mentor comments on, and what it is called there. */
  field?: string
  name?: string
  /** Without it the thing can only be read. */
  onOpen?: (() => void) | undefined
  /** How far it has been pulled. */
  pulled?: { readonly dx: number; readonly dy: number } | null
  /** Something is held over it, or over one of its halves. */
  over?: boolean | 'above' | 'below'
}

/** One thing of a picture that is worked in: drawn like the rest of it, with a button over it. */
export function SheetThing(props: Props) {
  const { place, shapes, said, id, field, name = '', onOpen, pulled, over = false, children, ...rest } = props
  const transform = pulled ? `translate(${pulled.dx}px, ${pulled.dy}px)` : undefined
  return (
    <div
      className={classes.thing}
      data-solid
      data-field={field}
      data-pulled={Boolean(pulled)}
      data-over={over}
      style={{ ...inPixels(place), transform }}
      {...rest}
    >
      <PicturePart area={place} shapes={shapes} />
      {onOpen ? (
        <button type="button" className={classes.touch} data-box={id} onClick={onOpen}>
          <span className="visually-hidden">{said}</span>
        </button>
      ) : (
        <p className="visually-hidden">{said}</p>
      )}
      {field ? (
        <span className={classes.comment}>
          <CommentButton field={field} label={name} />
        </span>
      ) : null}
      {children}
    </div>
  )
}
