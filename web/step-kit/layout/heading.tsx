import { Title, type TitleSize } from '@mantine/core'
import type { ReactNode } from 'react'

type Props = {
  /** Below the title of the step: a part of the room, or a part of that. */
  level?: 2 | 3
  size?: TitleSize
  children: ReactNode
}

/** What a part of a room is called. */
export function Heading({ level = 2, size = level === 2 ? 'h4' : 'h5', children }: Props) {
  return (
    <Title order={level} size={size}>
      {children}
    </Title>
  )
}
