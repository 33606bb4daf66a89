import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import type { CanvasBox, CanvasView } from '#course/plan-view/canvas-view.ts'
import { CanvasSheet } from '#web/features/business-plan/canvas/canvas-sheet.tsx'
import { EnlargedBox } from '#web/features/business-plan/canvas/enlarged-box.tsx'
import { StackedBoxes } from '#web/features/business-plan/canvas/stacked-boxes.tsx'
import classes from './reader.module.css'

/** The plan on one page; a box that is pressed shows the same at length. */
export function SharedCanvas({ view }: { view: CanvasView }) {
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false })
  const [box, setBox] = useState<CanvasBox | null>(null)
  const [isOpen, setOpen] = useState(false)
  function handleEnlarge(next: CanvasBox) {
    setBox(next)
    setOpen(true)
  }
  return (
    <article className={classes.canvas}>
      <h1 className={isWide ? 'visually-hidden' : classes.name}>{view.project}</h1>
      {isWide ? (
        <CanvasSheet view={view} onEnlarge={handleEnlarge} />
      ) : (
        <StackedBoxes view={view} onEnlarge={handleEnlarge} />
      )}
      <EnlargedBox box={box} isOpen={isOpen} onClose={() => setOpen(false)}>
        {null}
      </EnlargedBox>
    </article>
  )
}
