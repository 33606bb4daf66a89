import { ActionIcon, Button, type ButtonProps } from '@mantine/core'
import type { Box, Side } from '#course/understanding-the-problem/shared/cause-tree.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useTree } from './tree-context.tsx'

/** "+" at a box: one more why, or one more consequence. */
export function AskButton({ box, className = '' }: { box: Box; className?: string | undefined }) {
  const { text, setOpen } = useTree()
  return (
    <ActionIcon
      className={className}
      variant="default"
      radius="xl"
      aria-label={text.askAbout[box.side](box.text || text.noWords)}
      title={text.ask[box.side]}
      onClick={() => setOpen({ form: box.side, at: box.id })}
    >
      <Icon name="plus" />
    </ActionIcon>
  )
}

/** The same at the trunk, in words. */
export function AskAtTrunk({ side, ...look }: ButtonProps & { side: Side }) {
  const { text, setOpen } = useTree()
  return (
    <Button leftSection={<Icon name="plus" />} onClick={() => setOpen({ form: side, at: null })} {...look}>
      {text.ask[side]}
    </Button>
  )
}
