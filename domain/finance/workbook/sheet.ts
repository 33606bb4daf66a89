import { type Cell, cellAt, type Formula, type Value } from './formula.ts'

/** How a cell looks. Only inputs look like something to write in. */
export type Look =
  | ('title' | 'lead' | 'heading' | 'head' | 'label' | 'part' | 'total' | 'note' | 'link' | 'text')
  | ('input' | 'plain' | 'sum' | 'check')
export type Format = 'text' | 'amount' | 'units' | 'percent' | 'ratio' | 'whole' | 'month'

/** What may be written into an input. `list` is where the choices stand. */
export type Rule =
  | { readonly kind: 'amount' | 'number' | 'percent' | 'change' | 'month' }
  | { readonly kind: 'list'; readonly list: string }

export type Content =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'formula'; readonly formula: string; readonly value: Value }
  | { readonly kind: 'blank' }

export type SheetCell = {
  readonly row: number
  readonly column: number
  readonly look: Look
  readonly format: Format
  readonly content: Content
  readonly rule?: Rule
  /** Where the plan has this input, as in `offerings.0.price`. */
  readonly input?: string
  /** What the engine calls this result, as in `IS.m1.sales`. */
  readonly figure?: string
  /** The sheet that it leads to. */
  readonly link?: string
}

export type Sheet = {
  readonly name: string
  readonly cells: readonly SheetCell[]
  /** Width of each column in letters, the last one for all others. */
  readonly widths: readonly number[]
  /** How many rows and columns stay in sight. */
  readonly frozen: { readonly rows: number; readonly columns: number }
  /** What is written by people stands on green tabs, what is worked out on plain ones. */
  readonly tab: 'input' | 'result' | 'other'
  /** How many columns are printed, where the last ones only explain. */
  readonly printed?: number
}

export type Workbook = {
  readonly locale: 'en' | 'es'
  readonly title: string
  readonly sheets: readonly Sheet[]
  /** Inputs that formulas call by a name. */
  readonly names: readonly { readonly name: string; readonly sheet: string; readonly address: string }[]
}

type Told = { readonly look?: Look; readonly format?: Format; readonly figure?: string }
type Asked = {
  readonly rule?: Rule
  readonly format?: Format
  readonly input?: string
  readonly name?: string
}

export type Writing = ReturnType<typeof writing>

/** A sheet while it is written. Each thing that is put down gives a cell that formulas can speak of. */
export function writing(name: string) {
  const cells: SheetCell[] = []
  const names: { readonly name: string; readonly row: number; readonly column: number }[] = []
  const place = (row: number, column: number) => ({ sheet: name, row, column })
  return {
    name,
    cells,
    names,
    text(row: number, column: number, text: string, look: Look = 'label', link?: string): Cell<string> {
      cells.push({
        ...{ row, column, look, format: 'text', content: { kind: 'text', text } },
        ...(link === undefined ? {} : { link }),
      })
      return cellAt(place(row, column), text)
    },
    fixed(row: number, column: number, number: number, format: Format): Cell<number> {
      cells.push({ row, column, look: 'plain', format, content: { kind: 'number', number } })
      return cellAt(place(row, column), number)
    },
    /** A cell that people write in; empty where there is nothing yet. */
    ask<T extends number | string>(
      row: number,
      column: number,
      value: T | null,
      asked: Asked,
      empty: T,
    ): Cell<T> {
      const { rule, format = 'amount', input, name: called } = asked
      cells.push({
        ...{ row, column, look: 'input', format, content: contentOf(value) },
        ...(rule === undefined ? {} : { rule }),
        ...(input === undefined ? {} : { input }),
      })
      if (called !== undefined) names.push({ name: called, row, column })
      return cellAt(place(row, column), value ?? empty, called)
    },
    work<T extends Value>(row: number, column: number, formula: Formula<T>, told: Told = {}): Cell<T> {
      const { look = 'plain', format = 'amount', figure } = told
      const { value, isConstant } = formula
      const content: Content =
        isConstant && typeof value === 'number'
          ? { kind: 'number', number: value }
          : { kind: 'formula', formula: formula.text(name), value }
      cells.push({ row, column, look, format, content, ...(figure === undefined ? {} : { figure }) })
      return cellAt(place(row, column), value)
    },
    /** A result that formulas call by a name. */
    named(row: number, column: number, formula: Formula<number>, called: string): Cell<number> {
      this.work(row, column, formula, { format: 'whole' })
      names.push({ name: called, row, column })
      return cellAt(place(row, column), formula.value, called)
    },
  }
}

/** A sheet that begins with its name, or another title, and with what it is about. */
export function titledSheet(name: string, about: string, title = name): Writing {
  const sheet = writing(name)
  sheet.text(0, 0, title, 'title')
  sheet.text(1, 0, about, 'lead')
  return sheet
}

function contentOf(value: number | string | null): Content {
  if (value === null) return { kind: 'blank' }
  return typeof value === 'number' ? { kind: 'number', number: value } : { kind: 'text', text: value }
}
