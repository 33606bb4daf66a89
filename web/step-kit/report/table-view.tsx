import { useLayoutEffect, useRef, useState } from 'react'
import { numberColumns } from '#domain/report/number-columns.ts'
import { MaybeWritten } from '#web/step-kit/plan-language.tsx'
import { useIsWide } from '#web/step-kit/use-is-wide.ts'
import classes from './report.module.css'

// What a table writes into a cell that holds nothing, or that says the same as the one above.
const nothing = ['', '–']

type Props = { head: readonly string[]; rows: readonly (readonly string[])[] }

/** A table; on a phone each row is a card. */
export function TableView({ head, rows }: Props) {
  return useIsWide() ? <WideTable head={head} rows={rows} /> : <Cards head={head} rows={rows} />
}

function WideTable({ head, rows }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const isNumber = numberColumns({ head, rows })
  const [isCut, setCut] = useState(false)
  useLayoutEffect(() => {
    const { scrollWidth = 0, clientWidth = 0 } = frame.current ?? {}
    setCut(scrollWidth > clientWidth)
  }, [rows])
  // What does not fit is scrolled within its frame, also by keyboard.
  const scrolled = isCut ? { tabIndex: 0, role: 'region', 'aria-label': head.join(', ') } : {}
  return (
    <div ref={frame} className={classes.wide} {...scrolled}>
      <table className={classes.table}>
        <thead>
          <tr>
            {head.map((name, column) => (
              <th key={name} scope="col" data-number={isNumber[column] || undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {head.map((name, column) => (
                <td key={name} data-number={isNumber[column] || undefined}>
                  <MaybeWritten>{row[column] ?? ''}</MaybeWritten>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cards({ head, rows }: Props) {
  return (
    <ul className={classes.cards}>
      {rows.map((row, index) => (
        <li key={index}>
          <dl className={classes.facts}>
            {head.map((name, column) =>
              nothing.includes(row[column] ?? '') ? null : (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    <MaybeWritten>{row[column] ?? ''}</MaybeWritten>
                  </dd>
                </div>
              ),
            )}
          </dl>
        </li>
      ))}
    </ul>
  )
}
