import type { Box } from '#course/understanding-the-problem/shared/cause-tree.ts'
import classes from './add-button.module.css'
import { useTree } from './tree-context.tsx'

/** "+" at a box: one more why, or one more consequence. */
export function AddButton({ box, className }: { box: Box; className?: string | undefined }) {
  const { text, setOpen } = useTree()
  return (
    <button
      type="button"
      className={[classes.add, className].filter(Boolean).join(' ')}
      aria-label={text.askAbout[box.side](box.text || text.noWords)}
      title={text.ask[box.side]}
      onClick={() => setOpen({ kind: 'add', place: { side: box.side, parent: box.id } })}
    >
      <span aria-hidden="true">+</span>
    </button>
  )
}
