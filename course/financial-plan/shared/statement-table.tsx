import { Button } from '@mantine/core'
import { type CSSProperties, useState } from 'react'
import { planCurrency } from '#course/contract/plan-currency.ts'
import { Calculated } from '#course/shared/finance/how-calculated.tsx'
import { periodName } from '#course/shared/finance/period-names.ts'
import { type Column, months, years } from '#domain/finance/periods.ts'
import { moneyText } from '#domain/money-text.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { Soft } from '#web/step-kit/layout/said.tsx'
import { Row, Stack } from '#web/step-kit/layout/stack.tsx'
import { WideTable } from '#web/step-kit/layout/wide-table.tsx'
import { usePlan } from '#web/step-kit/plan-context.tsx'
import { saveFile } from '#web/step-kit/summary/save-file.ts'
import { useIsWide } from '#web/step-kit/use-is-wide.ts'
import { ModelDownload } from './model-download.tsx'
import { resultWords } from './result-words.ts'
import { csvName, statementCsv } from './statement-csv.ts'
import classes from './statement-table.module.css'
import { allColumns, type StatementRow } from './statements.ts'
import { useNumberWalk } from './use-number-walk.ts'

type Props = {
  label: string
  rows: readonly StatementRow[]
  /** A month that is shown even while the others are folded, and why. */
  standsOut?: { readonly column: Column; readonly why: string } | undefined
  /** Years alone: there are no months to unfold. */
  isYearly?: boolean
  /** As what it can be kept. */
  fileName?: string
}

/** A statement: years, and the months of the first behind a button. Every number says how it is calculated. */
export function StatementTable({ label, rows, standsOut, isYearly = false, fileName }: Props) {
  const locale = useLocale()
  const text = resultWords[locale]
  const { data, project } = usePlan()
  const [hasMonths, setMonths] = useState(false)
  const isOut = (column: Column) => standsOut?.column === column
  const columns = hasMonths ? allColumns : [...months.filter(isOut), ...years]
  const walk = useNumberWalk({ rows: rows.length, columns: columns.length })
  const isWide = useIsWide()
  const currency = planCurrency(data)
  function download() {
    const all = isYearly ? years : allColumns
    const csv = statementCsv(rows, all, (column) => periodName(column, data, locale), text.line, locale)
    saveFile(
      new Blob([csv], { type: 'text/csv;charset=utf-8' }),
      csvName(project.name ?? '', fileName ?? '', new Date()),
    )
  }
  return (
    <Stack gap="s">
      <Soft isSmall>
        {text.amounts(currency)} {isWide ? text.keys : null}
      </Soft>
      <WideTable
        label={label}
        table={{ ...walk.table, 'aria-label': label }}
        head={
          <>
            <th scope="col">{text.line}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className={classes.amount} style={cellOf(isOut(column))}>
                {periodName(column, data, locale, hasMonths ? 'short' : 'long')}
                {isOut(column) ? <span className={classes.why}>{standsOut?.why}</span> : null}
              </th>
            ))}
          </>
        }
      >
        {rows.map((row, line) => (
          <tr
            key={`${row.sign}${row.name}`}
            className={classes.row}
            data-sign={row.sign}
            data-part={row.isPart}
          >
            <th scope="row">
              <Sign sign={row.sign} /> {row.name}
            </th>
            {columns.map((column, place) => {
              const { figure, value } = row.at(column)
              return (
                <td key={column} className={classes.amount} style={cellOf(isOut(column))}>
                  <Calculated
                    figure={figure}
                    of={`${row.name}, ${periodName(column, data, locale)}`}
                    isPassed={!walk.isStop(line, place)}
                  >
                    {moneyText(value, locale)}
                  </Calculated>
                </td>
              )
            })}
          </tr>
        ))}
      </WideTable>
      <Row>
        {isYearly ? null : (
          <Button variant="light" aria-expanded={hasMonths} onClick={() => setMonths(!hasMonths)}>
            {hasMonths ? text.fold : text.months}
          </Button>
        )}
        {fileName ? (
          <Button variant="subtle" onClick={download}>
            {text.download}
          </Button>
        ) : null}
        {fileName && !isYearly ? <ModelDownload /> : null}
      </Row>
    </Stack>
  )
}

const cellOf = (isOut: boolean) => (isOut ? ({ '--cell': 'var(--warn-wash)' } as CSSProperties) : undefined)

/** Read aloud, a sign is a word. */
function Sign({ sign }: Pick<StatementRow, 'sign'>) {
  const text = resultWords[useLocale()]
  const spoken = { '+': text.plus, '−': text.minus, '=': text.equals, '': '' }[sign]
  return (
    <span className={classes.sign}>
      <span aria-hidden="true">{sign}</span>
      <span className="visually-hidden">{spoken}</span>
    </span>
  )
}
