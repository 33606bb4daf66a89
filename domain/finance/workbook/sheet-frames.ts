import { addressOf } from './formula.ts'
import type { Sheet, SheetCell, Workbook, Writing } from './sheet.ts'
import { statementHead } from './statement-sheet.ts'
import { noteColumn, timeColumns } from './time.ts'
import type { WorkbookWords } from './words.ts'

type SheetId = keyof WorkbookWords['sheets']
type Drawn = Pick<Sheet, 'widths' | 'frozen' | 'tab' | 'printed'>

const label = 40
const note = 60
const still = { rows: 0, columns: 0 }
const named = { rows: 0, columns: 1 }
const statement = { rows: statementHead + 1, columns: 1 }

/** How wide the columns are, what stays in sight, and what kind of sheet it is. */
const frames: Readonly<Record<SheetId, (amount: number) => Drawn>> = {
  readMe: () => ({ widths: [110, 16], frozen: still, tab: 'other' }),
  inputs: (amount) => ({
    widths: [52, Math.max(30, amount), amount, amount, note],
    frozen: still,
    tab: 'input',
  }),
  offerings: (amount) => ({ widths: [label, ...timed(amount)], frozen: named, tab: 'input' }),
  capital: (amount) => ({ widths: [34, 52, amount + 2, 20, amount + 4], frozen: still, tab: 'input' }),
  funding: (amount) => ({ widths: [34, 16, ...Array(8).fill(amount + 2)], frozen: still, tab: 'input' }),
  loans: (amount) => ({ widths: [label, amount], frozen: named, tab: 'result' }),
  running: (amount) => ({ widths: [34, 26, 52, amount + 2, amount + 2], frozen: still, tab: 'input' }),
  calculation: (amount) => ({ widths: [label + 8, ...timed(amount)], frozen: statement, tab: 'other' }),
  income: (amount) => ({
    widths: [label, ...timed(amount), note],
    frozen: statement,
    tab: 'result',
    printed: noteColumn,
  }),
  cash: (amount) => ({
    widths: [label, ...timed(amount), note],
    frozen: statement,
    tab: 'result',
    printed: noteColumn,
  }),
  breakEven: (amount) => ({ widths: [52, Math.max(20, amount), note], frozen: still, tab: 'result' }),
  balance: (amount) => ({
    widths: [label, amount + 2, amount + 2, amount + 2, note],
    frozen: still,
    tab: 'result',
  }),
  share: () => ({ widths: [label, 24, 24, 24, note], frozen: still, tab: 'result' }),
  checks: (amount) => ({ widths: [74, amount + 2, 14], frozen: still, tab: 'result' }),
  lists: () => ({ widths: [26], frozen: still, tab: 'other' }),
}

const timed = (amount: number) => timeColumns.map(() => amount)

export function workbookFrom(
  written: Readonly<Record<SheetId, Writing>>,
  locale: Workbook['locale'],
  title: string,
): Workbook {
  const sheets = Object.values(written)
  const amount = amountWidth(sheets.flatMap(({ cells }) => cells))
  const ids = Object.keys(written) as SheetId[]
  return {
    ...{ locale, title },
    sheets: ids.map((id) => ({ name: written[id].name, cells: written[id].cells, ...frames[id](amount) })),
    names: sheets.flatMap(({ name: sheet, names }) =>
      names.map(({ name, ...place }) => ({ name, sheet, address: addressOf(place) })),
    ),
  }
}

/** Letters that the largest amount takes, with its separators, cents and sign. */
function amountWidth(cells: readonly SheetCell[]): number {
  let largest = 1
  for (const { content, format } of cells)
    if (format === 'amount') largest = Math.max(largest, Math.abs(numberIn(content)))
  const digits = Math.floor(Math.log10(largest)) + 1
  return Math.min(28, Math.max(12, digits + Math.floor((digits - 1) / 3) + 5))
}

function numberIn(content: SheetCell['content']): number {
  if (content.kind === 'number') return content.number
  return content.kind === 'formula' && typeof content.value === 'number' ? content.value : 0
}
