import { lineNames } from '#course/shared/finance/line-names.ts'
import type { ShownFigures } from '#course/shared/finance/shown-figures.ts'
import { nameOf } from '#course/shared/segments.ts'
import type { Locale } from '#domain/errors.ts'
import type { Balance } from '#domain/finance/balance.ts'
import { columnValue } from '#domain/finance/explain/column-value.ts'
import type { ColumnFigure, Figure } from '#domain/finance/explain/explanation.ts'
import { type Column, months, type Year, years } from '#domain/finance/periods.ts'

export type StatementRow = {
  readonly name: string
  /** How it goes into the sum below it. */
  readonly sign: '+' | '−' | '=' | ''
  /** A part of the row above it. */
  readonly isPart?: true
  readonly at: (column: Column) => { readonly figure: Figure; readonly value: number }
}

export const allColumns: readonly Column[] = [...months, ...years]

type Line = readonly [
  sign: StatementRow['sign'],
  name: Extract<ColumnFigure['name'], keyof (typeof lineNames)['en']>,
]

const incomeLines: readonly Line[] = [
  ['+', 'sales'],
  ['+', 'additionalMarket'],
  ['+', 'additionalNonMarket'],
  ['=', 'totalRevenue'],
  ['−', 'cogs'],
  ['=', 'grossProfit'],
  ['−', 'operatingExpenses'],
  ['−', 'preOperating'],
  ['−', 'depreciation'],
  ['=', 'operatingResult'],
  ['−', 'nonOperatingExpenses'],
  ['−', 'interest'],
  ['=', 'profitBeforeTax'],
  ['−', 'tax'],
  ['=', 'netProfit'],
]

const cashLines: readonly Line[] = [
  ['', 'openingCash'],
  ['+', 'totalRevenue'],
  ['−', 'cogs'],
  ['−', 'operatingExpenses'],
  ['−', 'nonOperatingExpenses'],
  ['−', 'interest'],
  ['−', 'principal'],
  ['−', 'tax'],
  ['=', 'closingCash'],
]

const balanceLines: readonly (readonly [sign: StatementRow['sign'], name: keyof Balance])[] = [
  ['+', 'cash'],
  ['+', 'stockAndDeposits'],
  ['+', 'netFixedAssets'],
  ['=', 'totalAssets'],
  ['+', 'loans'],
  ['+', 'paidIn'],
  ['+', 'retained'],
  ['=', 'totalFunding'],
]

function rowOf(figures: ShownFigures, locale: Locale, [sign, name]: Line): StatementRow {
  return {
    ...{ sign, name: lineNames[locale][name] },
    at: (column) => ({
      figure: { name, column },
      value: columnValue({ name, column }, figures) ?? 0,
    }),
  }
}

/** From the sales to what is left; the sales of each offering below their sum. */
export function incomeRows(figures: ShownFigures, locale: Locale): readonly StatementRow[] {
  const { offerings } = figures.plan
  const sold =
    offerings.length < 2
      ? []
      : offerings.map(
          ({ _id, name }): StatementRow => ({
            ...{ sign: '', name: nameOf({ name }, locale), isPart: true },
            at: (column) => ({
              figure: { name: 'salesOf', column, offering: _id },
              value: figures.salesOf[_id]?.[column] ?? 0,
            }),
          }),
        )
  return incomeLines.flatMap((line) => [rowOf(figures, locale, line), ...(line[1] === 'sales' ? sold : [])])
}

export const cashRows = (figures: ShownFigures, locale: Locale): readonly StatementRow[] =>
  cashLines.map((line) => rowOf(figures, locale, line))

/** What there is at the end of each year, and whose money it is. */
export const balanceRows = (figures: ShownFigures, locale: Locale): readonly StatementRow[] =>
  balanceLines.map(([sign, name]) => ({
    ...{ sign, name: lineNames[locale][`balance.${name}`] },
    at: (column) => ({
      figure: { name: `balance.${name}`, year: column as Year },
      value: figures.results.balance[column as Year][name],
    }),
  }))

/** Whether there is anything to read yet. */
export const hasNumbers = ({ results: { IS, start } }: ShownFigures): boolean =>
  years.some((year) => IS[year].totalRevenue !== 0 || IS[year].operatingExpenses !== 0) ||
  start.need !== 0 ||
  start.funding !== 0
