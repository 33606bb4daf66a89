import type { ReactNode } from 'react'
import { periodColumns } from '#course/financial-plan/shared/period-columns.ts'
import { figures } from '#domain/figures.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { CommentButton } from '#web/step-kit/comment-button.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { OfferingPrice } from './offering-price.tsx'
import type { UnitsRow } from './units.ts'
import classes from './units-grid.module.css'
import { words } from './words.ts'
import { YearUnits } from './year-units.tsx'

/** The forecast for those who only read it. */
export function UnitsTable({ rows }: { rows: readonly UnitsRow[] }) {
  const locale = useLocale()
  const text = words[locale]
  const { data } = usePlan()
  const names = periodColumns(data, locale).map(({ short }) => short)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by keyboard too
    <section className={classes.scroll} tabIndex={0} aria-label={text.forecastsRead}>
      <table className={classes.grid}>
        <thead>
          <tr>
            {[text.offering, ...names.toSpliced(12, 0, text.firstYear)].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-field={`forecasts:${row.id}`}>
              <th scope="row">
                <span className={classes.head}>
                  <span className={classes.name}>
                    {row.name}
                    <OfferingPrice id={row.id} />
                  </span>
                  <CommentButton field={`offering:${row.id}`} label={row.name} />
                </span>
              </th>
              {row.values
                .map((value): ReactNode => (value === null ? '–' : figures(value, locale)))
                .toSpliced(12, 0, <YearUnits row={row} />)
                .map((value, place) => (
                  <td key={place}>{value}</td>
                ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
