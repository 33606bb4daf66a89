import type { ComponentProps, ReactNode } from 'react'
import classes from './wide-table.module.css'

type Props = {
  label: string
  /** The cells of the first line. */
  head: ReactNode
  /** Rows. */
  children: ReactNode
  /** What it is besides, such as a grid that arrow keys walk through. */
  table?: Omit<ComponentProps<'table'>, 'className' | 'children'>
  /** Numbers stand under each other behind the names of the rows. */
  hasNumbers?: boolean
}

/** A table to work in, as wide as its columns need: it scrolls by hand and by keyboard. `--cell` colours a row or a cell. */
export function WideTable({ label, head, children, table, hasNumbers = false }: Props) {
  return (
    /* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by keyboard too */
    <section className={classes.scroll} tabIndex={0} aria-label={label}>
      <table className={classes.table} data-numbers={hasNumbers} {...table}>
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}
