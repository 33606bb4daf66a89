import { isBackwards, sortName, turned } from '#domain/list-query.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import classes from './list.module.css'
import type { Column, ListDefinition, Listed } from './list-definition.ts'
import { handleRowKeys } from './row-keys.ts'
import { RowName } from './row-name.tsx'
import { RowTick } from './row-tick.tsx'
import type { ListControl } from './use-list.ts'
import type { ListSelection } from './use-list-selection.ts'

export type RowsProps<Row extends Listed> = {
  definition: ListDefinition<Row>
  control: ListControl
  items: readonly Row[]
  /** Null where rows are only read. */
  selection: ListSelection | null
}

export function ListTable<Row extends Listed>({ definition, control, items, selection }: RowsProps<Row>) {
  const locale = useLocale()
  const [first] = definition.columns
  const shown = definition.columns.filter(({ name }) => control.columns.has(name))
  return (
    <div className={classes.scroll}>
      <table className={classes.table} aria-label={definition.title[locale]}>
        <thead>
          <tr>
            {selection ? <td className={classes.tickCell} /> : null}
            {shown.map((column) => (
              <Heading key={column.name} column={column} control={control} />
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={handleRowKeys}>
          {items.map((row) => (
            <tr
              key={row._id}
              data-selected={selection?.has(row._id) || undefined}
              data-open={row._id === control.query.open || undefined}
            >
              {selection ? (
                <td className={classes.tickCell}>
                  <RowTick name={definition.nameOf(row, locale)} id={row._id} selection={selection} />
                </td>
              ) : null}
              <th scope="row">
                <RowName definition={definition} control={control} row={row}>
                  {first.show(row, locale)}
                </RowName>
              </th>
              {shown.slice(1).map(({ name, show, isNumber, isShort }) => (
                <td key={name} data-number={isNumber} data-short={isShort}>
                  {show(row, locale)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Heading<Row>({ column, control }: { column: Column<Row>; control: ListControl }) {
  const locale = useLocale()
  const { sort, title, isNumber } = column
  const { query, show } = control
  if (!sort)
    return (
      <th scope="col" data-number={isNumber}>
        {title[locale]}
      </th>
    )
  const isHere = sortName(query.sort) === sort
  const isDown = isBackwards(query.sort)
  return (
    <th
      scope="col"
      data-number={isNumber}
      aria-sort={isHere ? (isDown ? 'descending' : 'ascending') : undefined}
    >
      <button
        type="button"
        className={classes.order}
        onClick={() => show({ sort: turned(query.sort, sort), page: 1 })}
      >
        {title[locale]}
        {isHere ? <Icon name={isDown ? 'down' : 'up'} /> : null}
      </button>
    </th>
  )
}
