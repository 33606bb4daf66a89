import type { ReactNode } from 'react'
import { useLocale } from '#web/i18n/text.tsx'
import classes from './list.module.css'
import type { ListDefinition, Listed } from './list-definition.ts'
import type { ListControl } from './use-list.ts'

type Props<Row extends Listed> = {
  definition: ListDefinition<Row>
  control: ListControl
  row: Row
  children: ReactNode
}

/** What the row is called; the way into it, where there is one, is as large as the row. */
export function RowName<Row extends Listed>({ definition, control, row, children }: Props<Row>) {
  const locale = useLocale()
  const { leads } = definition
  if (!leads) return <span className={classes.name}>{children}</span>
  const href = leads === 'beside' ? control.hrefOf({ open: row._id }) : leads(row, locale)
  return (
    <a className={classes.name} href={href} data-row-control="open">
      {children}
    </a>
  )
}
