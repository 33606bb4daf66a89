import { Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './project-home.module.css'

type Props = { title: string; aside?: string | undefined; children: ReactNode }

/** One part of the page with its title. */
export function Panel({ title, aside, children }: Props) {
  const heading = useId()
  return (
    <section className={classes.panel} aria-labelledby={heading}>
      <div className={classes.panelHead}>
        <Title order={2} size="h3" id={heading}>
          {title}
        </Title>
        {aside ? <p className={classes.soft}>{aside}</p> : null}
      </div>
      {children}
    </section>
  )
}
