import { MaybeWritten } from '#web/step-kit/plan-language.tsx'
import { useIsWide } from '#web/step-kit/use-is-wide.ts'
import classes from './report.module.css'

// What a table writes into a cell that holds nothing.
const nothing = '–'

type Props = { head: readonly string[]; rows: readonly (readonly string[])[] }

/** A table; on a phone each row is a card. */
export function TableView({ head, rows }: Props) {
  return useIsWide() ? <WideTable head={head} rows={rows} /> : <Cards head={head} rows={rows} />
}

function WideTable({ head, rows }: Props) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {head.map((name, column) => (
              <td key={name}>
                <MaybeWritten>{row[column] ?? ''}</MaybeWritten>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cards({ head, rows }: Props) {
  return (
    <ul className={classes.cards}>
      {rows.map((row, index) => (
        <li key={index}>
          <dl className={classes.facts}>
            {head.map((name, column) =>
              row[column] === nothing ? null : (
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
