import type { Cell } from './formula.ts'
import type { List } from './lists-sheet.ts'
import type { Writing } from './sheet.ts'

/** Something of a list as the plan stores it. */
type Stored = Readonly<Record<string, string | number>>

export type ListRow = ReturnType<typeof listRow>

/** One row of a list, to be written in: with what the plan has there, or free. `path` is where the plan has it. */
export function listRow(sheet: Writing, row: number, path: string, stored: Stored | undefined) {
  const input = (name: string) => (stored ? { input: `${path}.${name}` } : {})
  const numberIn = (name: string) => (stored ? Number(stored[name] ?? 0) : null)
  const textIn = (name: string) => (stored ? String(stored[name] ?? '') : null)
  return {
    row,
    choice<T extends string | number>(column: number, name: string, { label, rule }: List<T>): Cell<string> {
      const chosen = textIn(name)
      const asked = { rule, format: 'text', ...input(name) } as const
      return sheet.ask(row, column, chosen === null ? null : label(chosen), asked, '')
    },
    text(column: number, name: string): Cell<string> {
      return sheet.ask(row, column, textIn(name), { format: 'text', ...input(name) }, '')
    },
    amount(column: number, name: string): Cell<number> {
      return sheet.ask(row, column, numberIn(name), { rule: { kind: 'amount' }, ...input(name) }, 0)
    },
    ratio(column: number, name: string, kind: 'percent' | 'number'): Cell<number> {
      return sheet.ask(row, column, numberIn(name), { rule: { kind }, format: 'ratio', ...input(name) }, 0)
    },
  }
}

type Written = {
  readonly heading: string
  readonly titles: readonly string[]
  readonly path: string
  readonly all: readonly Stored[]
  readonly free: number
}

/** A list of the plan under its heading and its titles, with free rows after it; `nextRow` is the one below. */
export function listRows<T>(
  sheet: Writing,
  top: number,
  { heading, titles, path, all, free }: Written,
  write: (row: ListRow) => T,
): { readonly rows: readonly T[]; readonly nextRow: number } {
  sheet.text(top, 0, heading, 'heading')
  for (const [column, title] of titles.entries()) sheet.text(top + 1, column, title, 'head')
  const first = top + 2
  const rows = Array.from({ length: all.length + free }, (_, index) =>
    write(listRow(sheet, first + index, `${path}.${index}`, all[index])),
  )
  return { rows, nextRow: first + rows.length }
}
