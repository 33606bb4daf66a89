import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { type Size, type Spot, spotsFrom } from './number-walk.ts'

/** Tab stops once at a table of numbers; arrow keys go on from number to number, as in a spreadsheet. */
export function useNumberWalk({ rows, columns }: Size) {
  const [last, setLast] = useState<Spot>({ row: 0, column: 0 })
  // Rows and columns may have been folded since.
  const active = { row: Math.min(last.row, rows - 1), column: Math.min(last.column, columns - 1) }

  function handleKey(event: KeyboardEvent<HTMLTableElement>) {
    const from = spotOf(event.target)
    if (!from || event.altKey || event.shiftKey) return
    const control = event.ctrlKey || event.metaKey
    const spots = spotsFrom(from, { key: event.key, control }, { rows, columns })
    if (!spots) return
    event.preventDefault()
    const table = event.currentTarget
    spots
      .map((spot) => numberAt(table, spot))
      .find((number) => number !== null)
      ?.focus()
  }

  function handleFocus(event: FocusEvent<HTMLTableElement>) {
    const spot = spotOf(event.target)
    if (spot) setLast(spot)
  }

  return {
    table: { role: 'grid', onKeyDown: handleKey, onFocus: handleFocus } as const,
    isStop: (row: number, column: number) => row === active.row && column === active.column,
  }
}

/** The name of each row stands before its numbers. */
function spotOf(target: EventTarget): Spot | null {
  const cell = target instanceof Element ? target.closest('td') : null
  const line = cell?.closest('tr')
  return cell && line ? { row: line.sectionRowIndex, column: cell.cellIndex - 1 } : null
}

const numberAt = (table: HTMLTableElement, { row, column }: Spot) =>
  table.tBodies[0]?.rows[row]?.cells[column + 1]?.querySelector('button') ?? null
