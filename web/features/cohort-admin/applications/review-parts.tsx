import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './review.module.css'
import { words } from './words.ts'

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <Title order={3}>{title}</Title>
      {children}
    </section>
  )
}

export function Facts({ children }: { children: ReactNode }) {
  return <dl className={classes.facts}>{children}</dl>
}

/** A short answer; where there is none, that is said too. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  const text = words[useLocale()]
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children || <span className={classes.none}>{text.review.notGiven}</span>}</dd>
    </div>
  )
}

/** A long answer, with its line breaks. */
export function Prose({ label, children }: { label: string; children: string | null | undefined }) {
  const text = words[useLocale()]
  return (
    <div className={classes.prose}>
      <h4>{label}</h4>
      {children ? <p>{children}</p> : <p className={classes.none}>{text.review.notGiven}</p>}
    </div>
  )
}
