import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { AddButton } from './add-button.tsx'
import { canGrow } from './growth.ts'
import type { PlacedBox } from './layout.ts'
import classes from './picture.module.css'
import { useTree } from './tree-context.tsx'
import type { useDrag } from './use-drag.ts'

type Dragging = ReturnType<typeof useDrag>
type Props = { placed: PlacedBox; drag: Dragging['drag']; handlers: ReturnType<Dragging['handlers']> }

/** One root or branch of the picture. */
export function PictureBox({ placed, drag, handlers }: Props) {
  const { text, setOpen, isEditable } = useTree()
  const { box, x, y, width, height } = placed
  const isDragged = drag?.box.id === box.id
  const words = box.text || text.noWords
  const level = <span className={classes.level}>{text.level(box.side, box.depth)}</span>
  return (
    <div
      className={classes.box}
      data-solid
      data-field={`cause:${box.id}`}
      data-side={box.side}
      data-main={box.depth === 1}
      data-dragged={isDragged}
      data-over={drag?.over?.parent === box.id}
      style={{
        left: x,
        top: y,
        width,
        height,
        transform: isDragged ? `translate(${drag.dx}px, ${drag.dy}px)` : undefined,
      }}
      {...handlers}
    >
      {isEditable ? (
        <button
          type="button"
          className={classes.text}
          data-box={box.id}
          onClick={() => setOpen({ kind: 'edit', id: box.id })}
        >
          {level}
          {words}
        </button>
      ) : (
        <p className={classes.text}>
          {level}
          {words}
        </p>
      )}
      <span className={classes.comment}>
        <CommentButton field={`cause:${box.id}`} label={words} />
      </span>
      {isEditable && canGrow(box) ? <AddButton box={box} className={classes.add} /> : null}
    </div>
  )
}
