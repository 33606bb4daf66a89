import type { CSSProperties } from 'react'
import type { CanvasBox as Box } from '#course/plan-view/canvas-view.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { BoxContent } from './box-content.tsx'
import classes from './canvas.module.css'
import { Missing } from './missing.tsx'
import { words } from './words.ts'

type Props = {
  box: Box
  /** Absent where boxes are only looked at. */
  onEnlarge?: ((box: Box) => void) | undefined
  /** Undefined where nobody presents. */
  isLit?: boolean | undefined
}

const isEmpty = ({ lines, picture }: Box) => lines.length === 0 && picture === null

/** One box of the page; pressing it anywhere shows the same at length. */
export function CanvasBox({ box, onEnlarge, isLit }: Props) {
  const text = words[useLocale()]
  const canEnlarge = onEnlarge && (box.blocks.length > 0 || box.missing.length > 0)
  return (
    <section
      className={classes.box}
      data-box={box.id}
      data-lit={isLit}
      aria-current={isLit ? 'step' : undefined}
      style={{ '--share': box.width } as CSSProperties}
    >
      <h2 className={classes.title}>
        {canEnlarge ? (
          <button type="button" className={classes.open} onClick={() => onEnlarge(box)}>
            <span className="visually-hidden">{text.enlarge}: </span>
            {box.title}
          </button>
        ) : (
          box.title
        )}
        {box.isDraft ? (
          <span className={classes.draft} title={text.draftWhy}>
            {text.draft}
          </span>
        ) : null}
      </h2>
      <div className={classes.body}>
        {isEmpty(box) ? <Missing missing={box.missing} /> : <BoxContent box={box} />}
      </div>
    </section>
  )
}
