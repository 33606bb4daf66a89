import type { Box } from '#course/understanding-the-problem/shared/cause-tree.ts'
import type { Place, PlacedBox } from '#course/understanding-the-problem/shared/tree-layout.ts'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { PicturePart } from '#web/step-kit/report/picture-part.tsx'
import { inPixels } from '#web/step-kit/zoom/in-pixels.ts'
import type { Drag, DragHandlers } from '#web/step-kit/zoom/use-drag.ts'
import { AddButton } from './add-button.tsx'
import type { Worded } from './box-words.ts'
import { canGrow } from './growth.ts'
import classes from './picture.module.css'
import { useTree } from './tree-context.tsx'
import { boxShapes } from './tree-picture.ts'

type Props = { placed: PlacedBox; words: Worded; drag: Drag<Box, Place> | null; handlers: DragHandlers }

/** One root or branch of the picture. */
export function PictureBox({ placed, words, drag, handlers }: Props) {
  const { setOpen, isEditable } = useTree()
  const { box } = placed
  const isDragged = drag?.thing.id === box.id
  const said = (
    <>
      {words.caption} <span>{words.text}</span>
    </>
  )
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
      <PicturePart area={placed} shapes={boxShapes(words, placed)} />
      {isEditable ? (
        <button
          type="button"
          className={classes.touch}
          data-box={box.id}
          onClick={() => setOpen({ kind: 'edit', id: box.id })}
        >
          <span className="visually-hidden">{said}</span>
        </button>
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
