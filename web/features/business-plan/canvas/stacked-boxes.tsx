import { pitchOrder } from '#course/plan-view/canvas-layout.ts'
import type { CanvasBox as Box, CanvasView } from '#course/plan-view/canvas-view.ts'
import classes from './canvas.module.css'
import { CanvasBox } from './canvas-box.tsx'

type Props = { view: Pick<CanvasView, 'rows'>; onEnlarge: (box: Box) => void }

/** For a narrow screen: the boxes below each other, as they are told. */
export function StackedBoxes({ view, onEnlarge }: Props) {
  const byId = new Map(view.rows.flatMap(({ boxes }) => boxes.map((box) => [box.id, box] as const)))
  return (
    <div className={classes.stack}>
      {pitchOrder.flatMap((id) => {
        const box = byId.get(id)
        return box ? <CanvasBox key={id} box={box} onEnlarge={onEnlarge} /> : []
      })}
    </div>
  )
}
