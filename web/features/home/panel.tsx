import { Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './home.module.css'

type Props = {
  title: string
  id?: string | undefined
  /** A short fact beside the title. */
  aside?: string | undefined
  more?: { readonly href: string; readonly label: string } | undefined
  children: ReactNode
}

/** One part of the home page with its title and the way to all of it. */
export function Panel({ title, id, aside, more, children }: Props) {
  const heading = useId()
  return (
    <section className={classes.panel} id={id} aria-labelledby={heading}>
      <div className={classes.panelHead}>
        <Title order={2} size="h3" id={heading}>
          {title}
        </Title>
        {aside ? <p className={classes.soft}>{aside}</p> : null}
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
