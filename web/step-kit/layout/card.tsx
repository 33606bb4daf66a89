import type { ReactNode, RefAttributes } from 'react'
import classes from './card.module.css'

export type Tone = 'plain' | 'leaf' | 'warn' | 'error'

type Props = {
  children: ReactNode
  as?: 'section' | 'li' | 'div'
  /** The colour of its left edge. */
  edge?: Tone
  /** Filled instead of framed: something beside the work rather than a piece of it. */
  wash?: 'leaf' | 'grey'
  /** Smaller inner distances, for cards of which many stand together. */
  isSmall?: boolean
  /** There may be hundreds: those outside the window cost nothing while somebody types. */
  isOneOfMany?: boolean
  id?: string
  'aria-label'?: string
  'data-field'?: string
  'data-kept'?: string
}

/** One thing of a step with everything that belongs to it. */
export function Card({ as: Tag = 'section', edge, wash, isSmall, isOneOfMany, children, ...rest }: Props) {
  return (
    <Tag
      className={classes.card}
      data-edge={edge}
      data-wash={wash}
      data-small={isSmall}
      data-many={isOneOfMany}
      {...rest}
    >
      {children}
    </Tag>
  )
}

type HeadProps = {
  children: ReactNode
  /** Buttons at its end. */
  actions?: ReactNode
} & RefAttributes<HTMLDivElement>

/** The first line of a card: what it is about, and what can be done with it. */
export function CardHead({ children, actions, ref }: HeadProps) {
  return (
    <div className={classes.head} ref={ref}>
      <div className={classes.title}>{children}</div>
      {actions ? <div className={classes.actions}>{actions}</div> : null}
    </div>
  )
}

/** Buttons in the last line of a card. */
export function CardActions({ children }: { children: ReactNode }) {
  return <div className={classes.foot}>{children}</div>
}
