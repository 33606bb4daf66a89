import type { CSSProperties } from 'react'
import type { CanvasBoxId } from '#course/plan-view/canvas-layout.ts'
import type { CanvasBox as Box, CanvasView } from '#course/plan-view/canvas-view.ts'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './canvas.module.css'
import { CanvasBox } from './canvas-box.tsx'
import { words } from './words.ts'

type Props = {
  view: Pick<CanvasView, 'rows'>
  onEnlarge?: (box: Box) => void
  /** The box that is being told. */
  lit?: CanvasBoxId | undefined
}

/** The rows of the page. */
export function CanvasSheet({ view, onEnlarge, lit }: Props) {
  const text = words[useLocale()]
  const heights = view.rows.map(({ height }) => `minmax(0, ${height}fr)`).join(' ')
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form, so no fieldset
    <div
      className={classes.sheet}
      role="group"
      aria-label={text.boxes}
      style={{ '--rows': heights } as CSSProperties}
    >
      {view.rows.map(({ id, boxes }) => (
        <div
          key={id}
          className={classes.row}
          data-row={id}
          style={
            { '--columns': boxes.map(({ width }) => `minmax(0, ${width}fr)`).join(' ') } as CSSProperties
          }
        >
          {boxes.map((box) => (
            <CanvasBox
              key={box.id}
              box={box}
              onEnlarge={onEnlarge}
              isLit={lit === undefined ? undefined : lit === box.id}
            />
          ))}
        </div>
      ))}
    </div>
  )
}
