import { Badge, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Sprout } from './sprout.tsx'
import classes from './states.module.css'

type Props = {
  /** What goes here. */
  title: string
  /** Why it is worth filling. */
  why: string
  example?: string | undefined
  badge?: string | undefined
  /** 1 where the empty place is the whole page. */
  level?: 1 | 2
  /** The one button that starts it. */
  children?: ReactNode
}

/** An empty place teaches: what goes here, why, one example, one button. */
export function EmptyState({ title, why, example, badge, level = 2, children }: Props) {
  return (
    <section className={classes.state}>
      <Sprout className={classes.picture} />
      {badge ? (
        <Badge variant="light" size="lg" tt="none">
          {badge}
        </Badge>
      ) : null}
      <Title order={level}>{title}</Title>
      <p className={classes.help}>{why}</p>
      {example ? <p className={classes.about}>{example}</p> : null}
      {children}
    </section>
  )
}
