import { type ReactNode, useRef, useState } from 'react'
import type { CanvasBox, CanvasView } from '#course/plan-view/canvas-view.ts'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './canvas.module.css'
import { CanvasSheet } from './canvas-sheet.tsx'
import { EnlargedBox } from './enlarged-box.tsx'
import { StackedBoxes } from './stacked-boxes.tsx'
import { useHasRoom } from './use-room.ts'
import { words } from './words.ts'

type Props = {
  view: CanvasView
  /** What can be done with an enlarged box. */
  tools?: (box: CanvasBox) => ReactNode
}

/** All of the page at once where there is room, and its boxes below each other where there is none. */
export function CanvasBoxes({ view, tools }: Props) {
  const text = words[useLocale()]
  const room = useRef<HTMLDivElement>(null)
  const hasRoom = useHasRoom(room)
  const [enlarged, setEnlarged] = useState<CanvasBox | null>(null)
  const [isOpen, setOpen] = useState(false)
  // Another scenario is told in the window too.
  const box = view.rows.flatMap(({ boxes }) => boxes).find(({ id }) => id === enlarged?.id) ?? null
  const enlarge = (one: CanvasBox) => {
    setEnlarged(one)
    setOpen(true)
  }
  return (
    <div ref={room}>
      <h1 className="visually-hidden">{text.title(view.project)}</h1>
      {hasRoom ? (
        <CanvasSheet view={view} onEnlarge={enlarge} />
      ) : (
        <>
          <StackedBoxes view={view} onEnlarge={enlarge} />
          <div className={classes.onPaper} aria-hidden="true">
            <CanvasSheet view={view} />
          </div>
        </>
      )}
      <EnlargedBox box={box} isOpen={isOpen} onClose={() => setOpen(false)}>
        {box ? tools?.(box) : null}
      </EnlargedBox>
    </div>
  )
}
