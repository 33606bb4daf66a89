import { useEffect, useRef } from 'react'
import type { Layout, Rect } from '#course/understanding-the-problem/shared/tree-layout.ts'
import { BoxAdder } from './box-adder.tsx'
import { BoxEditor } from './box-editor.tsx'
import { boxOf } from './growth.ts'
import classes from './picture.module.css'
import { type Open, useTree } from './tree-context.tsx'

const formWidth = 320
/** Of the question for a new box, in pixels. */
export const formHeight = 240

/** With the list of places and both buttons a box needs more room than the question. */
const editHeight = 370

function anchorOf(layout: Layout, open: Open): Rect | null | undefined {
  return open.kind === 'add' ? layout.slot : layout.boxes.find(({ box }) => box.id === open.id)
}

/** How far down the picture reaches when something is open at its lower end. */
export function formEnd(layout: Layout, open: Open | null, scale: number): number {
  const anchor = open?.kind === 'edit' ? anchorOf(layout, open) : null
  return anchor ? anchor.y * scale + editHeight : 0
}

/** The open box or the question for a new one, at its place in the picture and at full size whatever the zoom. */
export function PictureForm({ layout, scale }: { layout: Layout; scale: number }) {
  const { tree, open, keyOf } = useTree()
  const form = useRef<HTMLDivElement>(null)
  const name =
    open &&
    (open.kind === 'edit'
      ? keyOf(open.id)
      : `${open.place.side} ${open.place.parent && keyOf(open.place.parent)}`)
  const isPutBack = open?.isPutBack
  useEffect(() => {
    if (name && !isPutBack) form.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [name, isPutBack])
  const anchor = open && anchorOf(layout, open)
  if (!open || !anchor) return null
  const box = open.kind === 'edit' ? boxOf(tree, open.id) : undefined
  const centre = (anchor.x + anchor.width / 2) * scale - formWidth / 2
  const left = Math.max(8, Math.min(centre, layout.width * scale - formWidth - 8))
  return (
    <div
      ref={form}
      key={name}
      className={classes.form}
      data-solid
      style={{ left, top: anchor.y * scale, width: formWidth }}
    >
      {box ? <BoxEditor box={box} /> : open.kind === 'add' ? <BoxAdder place={open.place} /> : null}
    </div>
  )
}
