import { useNumberWalk } from '#course/financial-plan/shared/use-number-walk.ts'
import { Calculated } from '#course/shared/finance/how-calculated.tsx'
import type { Figure } from '#domain/finance/explain/explanation.ts'
import type { LoanSchedule } from '#domain/finance/loan-schedule.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { WideTable } from '#web/step-kit/layout/wide-table.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { scheduleRows } from './schedule-rows.ts'
import { words } from './words.ts'

type Props = { schedule: LoanSchedule; place: number; called: string }

const ofYear = ['loanYearInterest', 'loanYearPrincipal', 'loanYearPaid', 'loanYearBalance'] as const
const inAll = ['loanCost', 'loanRepaid', 'loanPaid'] as const

/** A loan year by year. Every number says how it is calculated. */
export function ScheduleTable({ schedule, place, called }: Props) {
  const locale = useLocale()
  const text = words[locale]
  const { data } = usePlan()
  const { head, rows } = scheduleRows(data, schedule, locale)
  const walk = useNumberWalk({ rows: rows.length, columns: ofYear.length })
  const label = `${text.schedule}: ${called}`
  function figureAt(row: number, column: number): Figure | undefined {
    const year = schedule.years[row]?.year
    if (year === undefined) return inAll[column] && { name: inAll[column], loan: place }
    return ofYear[column] && { name: ofYear[column], loan: place, loanYear: year }
  }
  return (
    <WideTable
      label={label}
      hasNumbers
      table={{ ...walk.table, 'aria-label': label }}
      head={head.map((name) => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
    >
      {rows.map(([year = '', ...amounts], row) => (
        <tr key={year}>
          <th scope="row">{year}</th>
          {amounts.map((amount, column) => {
            const figure = figureAt(row, column)
            return (
              <td key={column} className="figures">
                {figure ? (
                  <Calculated
                    figure={figure}
                    of={`${head[column + 1]}, ${schedule.years[row] ? `${text.year} ${year}` : year}`}
                    isPassed={!walk.isStop(row, column)}
                  >
                    {amount}
                  </Calculated>
                ) : null}
              </td>
            )
          })}
        </tr>
      ))}
    </WideTable>
  )
}
