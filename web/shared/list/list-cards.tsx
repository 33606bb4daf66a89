import { useLocale } from '#web/i18n/text.tsx'
import classes from './list.module.css'
import type { Listed } from './list-definition.ts'
import type { RowsProps } from './list-table.tsx'
import { handleRowKeys } from './row-keys.ts'
import { RowName } from './row-name.tsx'
import { RowTick } from './row-tick.tsx'

/** The rows on a phone: one card each, with what the columns say under their titles. */
export function ListCards<Row extends Listed>({ definition, control, items, selection }: RowsProps<Row>) {
  const locale = useLocale()
  const [first, ...rest] = definition.columns
  const shown = rest.filter(({ name }) => control.columns.has(name))
  return (
    <ul className={classes.cards} aria-label={definition.title[locale]} onKeyDown={handleRowKeys}>
      {items.map((row) => (
        <li
          key={row._id}
          className={classes.card}
          data-selected={selection?.has(row._id) || undefined}
          data-open={row._id === control.query.open || undefined}
        >
          {selection ? (
            <RowTick name={definition.nameOf(row, locale)} id={row._id} selection={selection} />
          ) : null}
          <div className={classes.cardBody}>
            <RowName definition={definition} control={control} row={row}>
              {first.show(row, locale)}
            </RowName>
            <dl className={classes.facts}>
              {shown.map(({ name, title, show, isWide }) => {
                const value = show(row, locale)
                return value === null || value === undefined || value === '' ? null : (
                  <div key={name} data-wide={isWide}>
                    <dt>{title[locale]}</dt>
                    <dd>{value}</dd>
                  </div>
                )
              })}
            </dl>
          </div>
        </li>
      ))}
    </ul>
  )
}
