import type { Figure } from '#domain/finance/explain/explanation.ts'
import type { Block } from '#domain/report/block.ts'
import type { TwinLine } from '#domain/report/picture.ts'

export type Charted = {
  readonly columns: readonly string[]
  readonly rows: readonly { readonly name: string; readonly values: readonly (number | null)[] }[]
  readonly amount: (value: number) => string
  /** Which number stands in a column, for who wants to ask. */
  readonly figures?: readonly (Figure | undefined)[]
}

const told = (value: number | null | undefined, amount: Charted['amount']) =>
  value === null || value === undefined || !Number.isFinite(value) ? '–' : amount(value)

/** The same numbers as a table: one row for each column of the chart. */
export function chartTable(
  what: string,
  { columns, rows, amount }: Charted,
): Extract<Block, { kind: 'table' }> {
  return {
    kind: 'table',
    head: [what, ...rows.map(({ name }) => name)],
    rows: columns.map((column, index) => [column, ...rows.map(({ values }) => told(values[index], amount))]),
  }
}

/** The same numbers in words, a line for each column. */
export function chartTwin({ columns, rows, amount, figures }: Charted): TwinLine[] {
  return columns.map((column, index) => {
    const parts = rows.map(({ name, values }) =>
      rows.length > 1 ? `${name} ${told(values[index], amount)}` : told(values[index], amount),
    )
    return { depth: 0, text: `${column}: ${parts.join(' · ')}`, figure: figures?.[index] }
  })
}
