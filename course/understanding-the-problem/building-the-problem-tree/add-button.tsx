import { ActionIcon } from '@mantine/core'
import type { Box } from '#course/understanding-the-problem/shared/cause-tree.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useTree } from './tree-context.tsx'

/** "+" at a box: one more why, or one more consequence. */
export function AddButton({ box, className = '' }: { box: Box; className?: string | undefined }) {
  const { text, setOpen } = useTree()
  return (
    <ActionIcon
      className={className}
      variant="default"
      radius="xl"
      aria-label={text.askAbout[box.side](box.text || text.noWords)}
      title={text.ask[box.side]}
      onClick={() => setOpen({ kind: 'add', place: { side: box.side, parent: box.id } })}
    >
      <Icon name="plus" />
    </ActionIcon>
  )
}
