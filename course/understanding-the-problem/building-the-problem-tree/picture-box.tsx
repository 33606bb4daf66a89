import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { PicturePart } from '#web/step-kit/report/picture-part.tsx'
import { AddButton } from './add-button.tsx'
import { canGrow } from './growth.ts'
import type { PlacedBox } from './layout.ts'
import { inPixels } from './page-scale.ts'
import classes from './picture.module.css'
import { useTree } from './tree-context.tsx'
import { boxShapes } from './tree-picture.ts'
import type { useDrag } from './use-drag.ts'

type Dragging = ReturnType<typeof useDrag>
type Props = { placed: PlacedBox; drag: Dragging['drag']; handlers: ReturnType<Dragging['handlers']> }

/** One root or branch of the picture. */
export function PictureBox({ placed, drag, handlers }: Props) {
  const { setOpen, isEditable } = useTree()
  const { box, words } = placed
  const isDragged = drag?.box.id === box.id
  const said = `${words.caption} ${words.text}`
  return (
    <div
      className={classes.box}
      data-solid
      data-field={`cause:${box.id}`}
      data-side={box.side}
      data-dragged={isDragged}
      data-over={drag?.over?.parent === box.id}
      style={{
        ...inPixels(placed),
        transform: isDragged ? `translate(${drag.dx}px, ${drag.dy}px)` : undefined,
      }}
      {...handlers}
    >
      <PicturePart area={placed} shapes={boxShapes(placed)} />
      {isEditable ? (
        <button
          type="button"
          className={classes.touch}
          data-box={box.id}
          aria-label={said}
          onClick={() => setOpen({ kind: 'edit', id: box.id })}
        />
      ) : (
        <p className="visually-hidden">{said}</p>
      )}
      <span className={classes.comment}>
        <CommentButton field={`cause:${box.id}`} label={words.text} />
      </span>
      {isEditable && canGrow(box) ? <AddButton box={box} className={classes.add} /> : null}
    </div>
  )
}
