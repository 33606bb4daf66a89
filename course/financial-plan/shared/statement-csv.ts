import type { Locale } from '#domain/errors.ts'
import type { Column } from '#domain/finance/periods.ts'
import type { StatementRow } from './statements.ts'

/** Where commas part decimals, semicolons part cells. */
const habits = { en: { between: ',', point: '.' }, es: { between: ';', point: ',' } } as const

/** A table for a spreadsheet: numbers to go on calculating with, and words that no program takes for a formula. */
export function csvText(lines: readonly (readonly (string | number)[])[], locale: Locale): string {
  const { between, point } = habits[locale]
  const written = (value: string | number) =>
    typeof value === 'string' ? cell(value) : value.toFixed(2).replace('-0.00', '0.00').replace('.', point)
  return `\ufeff${lines.map((line) => line.map(written).join(between)).join('\r\n')}\r\n`
}

const cell = (text: string) => `"${text.replace(/^(?=[=+\-@\t\r])/, "'").replaceAll('"', '""')}"`

/** The lines of a statement, below the names of its columns. */
export const statementLines = (
  rows: readonly StatementRow[],
  columns: readonly Column[],
  nameOf: (column: Column) => string,
  corner: string,
): readonly (readonly (string | number)[])[] => [
  [corner, ...columns.map(nameOf)],
  ...rows.map((row) => [row.name, ...columns.map((column) => row.at(column).value)]),
]

export const statementCsv = (
  rows: readonly StatementRow[],
  columns: readonly Column[],
  nameOf: (column: Column) => string,
  corner: string,
  locale: Locale,
): string => csvText(statementLines(rows, columns, nameOf, corner), locale)

/** "agua-clara-cash-flow-2026-11-17.csv", in letters that every machine knows. */
export function csvName(project: string, what: string, today: Date): string {
  const plain = project
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `${[plain, what, today.toISOString().slice(0, 10)].filter(Boolean).join('-')}.csv`
}
