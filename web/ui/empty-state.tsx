import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Sprout } from './sprout.tsx'
import classes from './states.module.css'

type Props = {
  /** What goes here. */
  title: string
  /** Why it is worth filling. */
  why: string
  example?: string | undefined
  /** The one button that starts it. */
  children?: ReactNode
}

/** An empty place teaches: what goes here, why, one example, one button. */
export function EmptyState({ title, why, example, children }: Props) {
  return (
    <section className={classes.state}>
      <Sprout className={classes.picture} />
      <Title order={2}>{title}</Title>
      <p className={classes.help}>{why}</p>
      {example ? <p className={classes.about}>{example}</p> : null}
      {children ? <div className={classes.actions}>{children}</div> : null}
    </section>
  )
}
