import { ActionIcon } from '@mantine/core'
import { useLocale } from '#web/i18n/text.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { announce } from '#web/ui/announce.ts'
import { Icon } from '#web/ui/icon.tsx'

type Props = {
  /** What moves, such as "question 2". */
  name: string
  index: number
  count: number
  onMove: (to: number) => void
}

const words = {
  en: {
    up: (name: string) => `Move up: ${name}`,
    down: (name: string) => `Move down: ${name}`,
    moved: (place: number, count: number) => `Moved to place ${place} of ${count}.`,
  },
  es: {
    up: (name: string) => `Subir: ${name}`,
    down: (name: string) => `Bajar: ${name}`,
    moved: (place: number, count: number) => `Movido al lugar ${place} de ${count}.`,
  },
} as const

/**
 * Puts a line of a list one place higher or lower, says where it stands then, and keeps the focus: at an end the button
 * does nothing more, but it stays. Readers do not see it, nor whoever has one line.
 */
export function MoveButtons({ name, index, count, onMove }: Props) {
  const text = words[useLocale()]
  const { isEditable } = usePlanFrame()
  if (!isEditable || count < 2) return null

  function move(button: HTMLElement, to: number) {
    if (to < 0 || to >= count) return
    onMove(to)
    announce(text.moved(to + 1, count))
    // Moved within the page, a line loses the focus.
    requestAnimationFrame(() => button.focus())
  }

  return (
    <>
      <ActionIcon
        aria-label={text.up(name)}
        aria-disabled={index === 0}
        data-disabled={index === 0}
        onClick={(event) => move(event.currentTarget, index - 1)}
      >
        <Icon name="up" size={20} />
      </ActionIcon>
      <ActionIcon
        aria-label={text.down(name)}
        aria-disabled={index === count - 1}
        data-disabled={index === count - 1}
        onClick={(event) => move(event.currentTarget, index + 1)}
      >
        <Icon name="down" size={20} />
      </ActionIcon>
    </>
  )
}
