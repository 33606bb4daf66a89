import { Button } from '@mantine/core'
import { useLocale } from '#web/i18n/text.tsx'
import { words } from './words.ts'

type Props = { canUndo: boolean; canRedo: boolean; undo: () => void; redo: () => void }

/** Back and forward through the own changes. Both stay where they are, so that nobody loses their place at the end. */
export function TurnButtons({ canUndo, canRedo, undo, redo }: Props) {
  const text = words[useLocale()]
  if (!canUndo && !canRedo) return null
  return (
    <>
      <Button variant="default" aria-disabled={!canUndo} data-disabled={!canUndo} onClick={undo}>
        {text.undo}
      </Button>
      <Button variant="default" aria-disabled={!canRedo} data-disabled={!canRedo} onClick={redo}>
        {text.redo}
      </Button>
    </>
  )
}
