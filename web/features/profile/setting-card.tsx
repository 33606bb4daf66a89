import { Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './profile.module.css'

type Props = { title: string; help?: string | undefined; isDangerous?: boolean; children: ReactNode }

export function SettingCard({ title, help, isDangerous, children }: Props) {
  const heading = useId()
  return (
    <section className={classes.card} aria-labelledby={heading} data-danger={isDangerous || undefined}>
      <div>
        <Title order={2} size="h3" id={heading}>
          {title}
        </Title>
        {help ? <p className={classes.soft}>{help}</p> : null}
      </div>
      {children}
    </section>
  )
}
