import { useLocale } from '#web/i18n/text.tsx'
import { Fault } from '#web/step-kit/layout/said.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { useGap } from '#web/step-kit/step-context.tsx'
import { useIsWide } from '#web/step-kit/use-is-wide.ts'
import classes from './tick-grid.module.css'
import { TickList } from './tick-list.tsx'

type TickColumn = { readonly id: string; readonly text: string }
export type TickRow = {
  readonly id: string
  readonly text: string
  /** Where the step says what the row lacks. */
  readonly field: string
  /** The ids of the columns that are ticked. */
  readonly ticked: readonly string[]
  /** How the row stands: a few words at its end, and their colour. */
  readonly verdict: string
  readonly tone: 'leaf' | 'warn' | 'error'
}

export type TickGridProps = {
  label: string
  /** What the rows are, and what stands at their end. */
  head: { readonly rows: string; readonly verdict: string }
  rows: readonly TickRow[]
  columns: readonly TickColumn[]
  /** What it means that a cell is ticked: "Doña Rosa answers: Who told you?" */
  cell: (row: string, column: string) => string
  onToggle: (row: string, column: string) => void
}

const words = { en: { yes: 'yes', no: 'no' }, es: { yes: 'sí', no: 'no' } } as const

/** Which of some belong to which of others; columns carry numbers. On a phone the same stands as a list. */
export function TickGrid(props: TickGridProps) {
  const { queue } = usePlan()
  const isWide = useIsWide()
  if (!isWide) return <TickList {...props} />
  const { label, head, rows, columns } = props
  return (
    /* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide grid scrolls by keyboard too */
    <section className={classes.scroll} tabIndex={0} aria-label={label}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{head.rows}</th>
            {columns.map(({ id, text }, index) => (
              <th key={queue.firstId(id)} scope="col" title={text} className={classes.narrow}>
                <span aria-hidden="true">{index + 1}</span>
                <span className="visually-hidden">{text}</span>
              </th>
            ))}
            <th scope="col">{head.verdict}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={row.id} row={row} {...props} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function TableRow({ row, columns, cell, onToggle }: TickGridProps & { row: TickRow }) {
  const said = words[useLocale()]
  const { queue, isEditable } = usePlan()
  const gap = useGap(row.field)
  return (
    <tr data-field={row.field} data-tone={row.tone}>
      <th scope="row">{row.text}</th>
      {columns.map(({ id, text }) => {
        const isTicked = row.ticked.includes(id)
        const dot = <span className={classes.dot} data-on={isTicked} aria-hidden="true" />
        return (
          <td key={queue.firstId(id)} className={classes.narrow}>
            {isEditable ? (
              <button
                type="button"
                className={classes.cell}
                aria-pressed={isTicked}
                aria-label={cell(row.text, text)}
                onClick={() => onToggle(row.id, id)}
              >
                {dot}
              </button>
            ) : (
              <>
                {dot}
                <span className="visually-hidden">{isTicked ? said.yes : said.no}</span>
              </>
            )}
          </td>
        )
      })}
      <td className={classes.verdict}>
        {row.verdict}
        <Fault>{gap}</Fault>
      </td>
    </tr>
  )
}
