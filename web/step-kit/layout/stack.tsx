import type { ReactNode } from 'react'
import classes from './stack.module.css'

type Gap = 's' | 'm' | 'l' | 'xl'

type Props = {
  children: ReactNode
  gap?: Gap
  'aria-label'?: string
  'data-field'?: string
  id?: string
}

/** Things below each other. */
export function Stack({ gap = 'l', ...rest }: Props) {
  return <div className={classes.stack} data-gap={gap} {...rest} />
}

/** Parts of one thing side by side, as soon as there is room for two. */
export function Parts({ gap = 'l', ...rest }: Props) {
  return <div className={classes.parts} data-gap={gap} {...rest} />
}

/** Things side by side, as many as fit into a line. */
export function Row({ gap = 's', ...rest }: Props) {
  return <div className={classes.row} data-gap={gap} {...rest} />
}

type ListProps = Props & {
  isOrdered?: boolean
  /** Side by side in columns that are at least this wide. */
  columns?: 'narrow' | 'wide'
}

/** A list without the marks of one. It takes no room while it is empty. */
export function List({ isOrdered = false, gap = 'm', columns, ...rest }: ListProps) {
  const Tag = isOrdered ? 'ol' : 'ul'
  return <Tag className={classes.list} data-gap={gap} data-columns={columns} {...rest} />
}
