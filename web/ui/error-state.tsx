import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Sprout } from './sprout.tsx'
import classes from './states.module.css'

type Props = { title: string; code?: string | undefined; help?: string | undefined; children: ReactNode }

/** Something went wrong: what, what it means for the person's work, and the ways on (children). */
export function ErrorState({ title, code, help, children }: Props) {
  return (
    <section className={classes.state} role="alert">
      <Sprout className={classes.picture} />
      <Title order={1}>{title}</Title>
      {code ? <p className={classes.code}>{code}</p> : null}
      {help ? <p className={classes.help}>{help}</p> : null}
      <div className={classes.actions}>{children}</div>
    </section>
  )
}
