import type { ReactNode } from 'react'
import classes from './said.module.css'

/** Words that stand back: a hint, something that is not there yet. */
export function Soft({ children, isSmall }: { children: ReactNode; isSmall?: boolean }) {
  return (
    <p className={classes.soft} data-small={isSmall}>
      {children}
    </p>
  )
}

/** What is missing or refused, where there is such a message. */
export function Fault({ children, id }: { children: ReactNode; id?: string }) {
  return children ? (
    <p className={classes.fault} id={id} tabIndex={-1}>
      {children}
    </p>
  ) : null
}

type ToldProps = { children: ReactNode; tone?: 'leaf' | 'warn'; isStatus?: boolean; 'data-field'?: string }

/** How it stands, in a colour: well, or with something to mind. */
export function Told({ children, tone = 'leaf', isStatus, 'data-field': field }: ToldProps) {
  return (
    <p className={classes.told} data-tone={tone} data-field={field} role={isStatus ? 'status' : undefined}>
      {children}
    </p>
  )
}

/** A number of things in a few words. */
export function Pill({ children, isStatus }: { children: ReactNode; isStatus?: boolean }) {
  return (
    <p className={classes.pill} role={isStatus ? 'status' : undefined}>
      {children}
    </p>
  )
}

/** The number that a card carries in a list or a picture. */
export function NumberMark({ children, isOn = false }: { children: ReactNode; isOn?: boolean }) {
  return (
    <span className={classes.number} data-on={isOn}>
      {children}
    </span>
  )
}

/** Something that was written elsewhere. */
export function Quote({ about, children }: { about: ReactNode; children: ReactNode }) {
  return (
    <figure className={classes.quote}>
      <figcaption>{about}</figcaption>
      <blockquote>{children}</blockquote>
    </figure>
  )
}

/** A sentence as it grows. */
export function Sentence({ children }: { children: ReactNode }) {
  return <p className={classes.sentence}>{children}</p>
}
