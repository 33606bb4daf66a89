import { memo, type ReactNode } from 'react'
import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { Fault } from '#web/step-kit/layout/said.tsx'
import { count } from '#web/step-kit/numbers/number-text.ts'
import { useGap } from '#web/step-kit/step-context.tsx'
import { OfferingPrice } from './offering-price.tsx'
import type { UnitsRow } from './units.ts'
import classes from './units-grid.module.css'
import { YearUnits } from './year-units.tsx'

type Props = {
  row: UnitsRow
  place: number
  /** The selected columns; -1 where the row is not selected. */
  from: number
  to: number
  active: number
  /** What stands in the active cell. */
  field: ReactNode
}

const asCell = (isSelected: boolean) => ({ role: 'gridcell', 'aria-selected': isSelected })

export const GridRow = memo(function GridRow({ row, place, from, to, active, field }: Props) {
  const locale = useLocale()
  const gap = useGap(`forecasts:${row.id}`)
  const cells = row.values.map((value, column) => (
    <td
      key={column}
      {...asCell(column >= from && column <= to)}
      data-column={column}
      data-active={column === active}
    >
      <span className={classes.value} data-none={!value}>
        {value === null ? '' : count.show(value, locale)}
      </span>
      {column === active ? field : null}
    </td>
  ))
  return (
    <tr data-row={place} data-field={`forecasts:${row.id}`}>
      <th scope="row">
        <span className={classes.head}>
          <span className={classes.name}>
            {row.name}
            <OfferingPrice id={row.id} />
          </span>
          <CommentButton field={`offering:${row.id}`} label={row.name} />
        </span>
        <Fault>{gap}</Fault>
      </th>
      {cells.slice(0, 12)}
      <td className={classes.sum}>
        <YearUnits row={row} isPassed />
      </td>
      {cells.slice(12)}
    </tr>
  )
})
