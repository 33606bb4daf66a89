import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAsk } from '#course/shared/finance/how-calculated.tsx'
import type { Locale } from '#domain/errors.ts'
import { periods } from '#domain/plan/untouched-offering.ts'
import { useWayTo } from '#web/step-kit/half-typed/use-half-typed.ts'
import { count } from '#web/step-kit/numbers/number-text.ts'
import { announce } from '#web/ui/announce.ts'
import type { CellState } from './cell-input.tsx'
import { boxOf, type Cell, cellsIn, inside, isSame, moved, nextInColumn, nextInRow } from './cells.ts'
import { type Action, actionOf, type Mode } from './grid-keys.ts'
import { copied, type Filled, type Pasted, pasted } from './pasted.ts'
import { changesOf, filledDown, filledRight, type UnitsRow, valueAt } from './units.ts'
import type { useUnits } from './use-units.ts'
import { yearUnits } from './year-units.tsx'

const first: Cell = { row: 0, column: 0 }

/** Where somebody is in the grid, and what keys, mouse and clipboard do there. */
export function useGrid(rows: readonly UnitsRow[], units: ReturnType<typeof useUnits>, locale: Locale) {
  const ask = useAsk()
  const size = { rows: rows.length, columns: periods.length }
  const [chosen, setChosen] = useState({ active: first, end: first })
  const [mode, setMode] = useState<Mode>('ready')
  const [report, setReport] = useState<Pasted | null>(null)
  /** The field is put up anew with numbers that came in at once. */
  const [round, setRound] = useState(0)
  const cell = useRef<CellState | null>(null)
  const wantsFocus = useRef(false)
  const leaves = useRef(false)
  const selection = { active: inside(chosen.active, size), end: inside(chosen.end, size) }
  const box = boxOf(selection)

  useWayTo((field) => {
    const [, period, id] = /^edit:forecasts\.(\w+):(.+)$/.exec(field) ?? []
    const place = { row: rows.findIndex((row) => row.id === id), column: periods.indexOf(period as 'm1') }
    if (place.row >= 0 && place.column >= 0) setChosen({ active: place, end: place })
  })

  function goTo(active: Cell, end = active) {
    wantsFocus.current = true
    leaves.current = false
    setMode('ready')
    setChosen({ active, end })
  }

  function fill(filled: readonly Filled[], from: Pasted | null = null) {
    units.put(changesOf(rows, filled))
    setReport(from)
    refresh()
  }

  function refresh() {
    wantsFocus.current = cell.current?.hasFocus() ?? false
    setMode('ready')
    setRound((before) => before + 1)
  }

  const clear = () => fill(cellsIn(box).map((place) => ({ cell: place, value: null })))

  function turn(way: 'undo' | 'redo') {
    units[way]()
    setReport(null)
    refresh()
  }

  /** False where the key goes on to the browser. */
  function run(action: Action): boolean {
    const isLeaving = action.kind === 'move' || action.kind === 'next'
    if (isLeaving && mode !== 'ready' && cell.current?.problem) {
      announce(cell.current.problem)
      return true
    }
    switch (action.kind) {
      case 'move':
        goTo(moved(selection.active, action.by, size))
        return true
      case 'extend':
        setChosen({ active: selection.active, end: moved(selection.end, action.by, size) })
        return true
      case 'next': {
        const isAlong = action.along === 'row'
        if (isAlong && leaves.current) return false
        const next = (isAlong ? nextInRow : nextInColumn)(selection.active, action.by, size)
        if (next) goTo(next)
        return next !== null
      }
      case 'edit':
        setMode('editing')
        cell.current?.open()
        return true
      case 'take back':
        if (mode !== 'ready') cell.current?.takeBack()
        else leaves.current = true
        setMode('ready')
        setChosen({ active: selection.active, end: selection.active })
        return true
      case 'select all':
        goTo(first, { row: size.rows - 1, column: size.columns - 1 })
        return true
      case 'clear':
        clear()
        return true
      case 'undo':
      case 'redo':
        turn(action.kind)
        return true
      case 'fill down':
        fill(filledDown(rows, box))
        return true
      case 'fill right':
        fill(filledRight(rows, box))
        return true
      case 'ask': {
        const row = rows[selection.active.row]
        if (row) ask?.(yearUnits(row))
        return true
      }
    }
  }

  function handleKey(event: KeyboardEvent) {
    if (!cell.current?.isIt(event.target) || event.nativeEvent.isComposing) return
    const pressed = { key: event.key, shift: event.shiftKey, control: event.ctrlKey || event.metaKey }
    const action = event.altKey ? null : actionOf(pressed, mode)
    if (!action || !run(action)) return
    event.preventDefault()
    event.stopPropagation()
  }

  function handleMouse(event: MouseEvent) {
    const place = cellAt(event.target)
    if (!place || event.button !== 0) return
    if (isSame(place, selection.active) && !event.shiftKey)
      return mode === 'ready' ? cell.current?.pressed(event) : setMode('editing')
    event.preventDefault()
    // Within the press, so that a phone or tablet brings up its keys.
    flushSync(() => (event.shiftKey ? setChosen({ active: selection.active, end: place }) : goTo(place)))
  }

  function handleDrag(event: MouseEvent) {
    const place = event.buttons === 1 && mode === 'ready' ? cellAt(event.target) : null
    if (place && !isSame(place, selection.end)) setChosen({ active: selection.active, end: place })
  }

  function handleCopy(event: ClipboardEvent) {
    if (mode !== 'ready' || !cell.current?.isIt(event.target)) return
    event.preventDefault()
    const lines = rows
      .slice(box.top, box.bottom + 1)
      .map(({ values }) => values.slice(box.left, box.right + 1))
    event.clipboardData.setData('text/plain', copied(lines, locale))
    if (event.type === 'cut') clear()
  }

  function handlePaste(event: ClipboardEvent) {
    if (!cell.current?.isIt(event.target)) return
    const text = event.clipboardData.getData('text/plain')
    if (text === '' || (mode !== 'ready' && !/[\t\n]/.test(text))) return
    event.preventDefault()
    cell.current.takeBack()
    const found = pasted(text, box, size, count.parse)
    fill(found.filled, found)
  }

  return {
    ...{ box, active: selection.active, mode, setMode, round, cell, wantsFocus, report, setReport },
    ...{
      fill,
      undo: () => turn('undo'),
      redo: () => turn('redo'),
      fillDown: () => run({ kind: 'fill down' }),
      fillRight: () => run({ kind: 'fill right' }),
    },
    value: valueAt(rows, selection.active),
    handlers: {
      onKeyDown: handleKey,
      onMouseDown: handleMouse,
      onMouseOver: handleDrag,
      onCopy: handleCopy,
      onCut: handleCopy,
      onPaste: handlePaste,
    },
  }
}

function cellAt(target: EventTarget): Cell | null {
  const place = target instanceof Element ? target.closest<HTMLElement>('td[data-column]') : null
  const row = place?.closest('tr')?.dataset.row
  return place && row !== undefined ? { row: Number(row), column: Number(place.dataset.column) } : null
}
