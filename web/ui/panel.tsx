import { Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './panel.module.css'

type Props = {
  title: string
  id?: string | undefined
  /** A short fact beside the title. */
  aside?: string | undefined
  more?: { readonly href: string; readonly label: string } | undefined
  children: ReactNode
}

/** One part of a page with its title and the way to all of it. */
export function Panel({ title, id, aside, more, children }: Props) {
  const heading = useId()
  return (
    <section className={classes.panel} id={id} aria-labelledby={heading}>
      <div className={classes.head}>
        <Title order={2} size="h3" id={heading}>
          {title}
        </Title>
        {aside ? <p className={classes.aside}>{aside}</p> : null}
      </div>
      {children}
      {more ? (
        <p>
          <a className={classes.more} href={more.href}>
            {more.label}
          </a>
        </p>
      ) : null}
    </section>
  )
}

/** Two columns of panels, the first one wider; on a phone one below the other. */
export function PanelColumns({ children }: { children: ReactNode }) {
  return <div className={classes.columns}>{children}</div>
}

export function PanelColumn({ children }: { children: ReactNode }) {
  return <div className={classes.column}>{children}</div>
}
