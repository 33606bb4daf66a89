import { ActionIcon } from '@mantine/core'
import { useLocale } from '#web/i18n/text.tsx'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { Icon } from '#web/ui/icon.tsx'

type Props = {
  /** What moves, such as "question 2". */
  name: string
  index: number
  count: number
  onMove: (to: number) => void
}

const words = {
  en: { up: (name: string) => `Move up: ${name}`, down: (name: string) => `Move down: ${name}` },
  es: { up: (name: string) => `Subir: ${name}`, down: (name: string) => `Bajar: ${name}` },
} as const

/** Puts a line of a list one place higher or lower. Readers do not see it, nor whoever has one line. */
export function MoveButtons({ name, index, count, onMove }: Props) {
  const text = words[useLocale()]
  const { isEditable } = usePlanFrame()
  if (!isEditable || count < 2) return null
  return (
    <>
      <ActionIcon aria-label={text.up(name)} disabled={index === 0} onClick={() => onMove(index - 1)}>
        <Icon name="up" size={20} />
      </ActionIcon>
      <ActionIcon
        aria-label={text.down(name)}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      >
        <Icon name="down" size={20} />
      </ActionIcon>
    </>
  )
}
