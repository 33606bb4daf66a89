import { useRef, useState } from 'react'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { Period } from '#domain/plan/untouched-offering.ts'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import { type Done, nothingDone, withDone, withRedone, withUndone } from './done.ts'
import type { Change } from './units.ts'

/** Writes forecasts, one write for each offering, and takes changes back one after the other, or does them again. */
export function useUnits() {
  const { read, write } = usePlanFrame()
  const [history, setHistory] = useState(nothingDone)
  // Two keys may be pressed before the screen is drawn again.
  const latest = useRef(history)

  function become(next: typeof history) {
    latest.current = next
    setHistory(next)
  }

  function send(changes: readonly Change[]) {
    for (const { id, units } of changes) write.update('offering', id, { forecasts: units })
  }

  function put(changes: readonly Change[], stay: string | null = null) {
    if (changes.length === 0) return
    const before = changes.map((change) => asIn(read(), change))
    send(changes)
    become(withDone(latest.current, { before, after: changes, stay }))
  }

  /** What somebody else has changed since stays. */
  function turn(to: readonly Change[], from: readonly Change[]) {
    const plan = read()
    send(to.flatMap((change, index) => stillOwn(plan, change, from[index])))
  }

  function undo() {
    const last: Done | undefined = latest.current.done.at(-1)
    if (!last) return
    turn(last.before, last.after)
    become(withUndone(latest.current))
  }

  function redo() {
    const next: Done | undefined = latest.current.undone.at(-1)
    if (!next) return
    turn(next.after, next.before)
    become(withRedone(latest.current))
  }

  return { put, undo, redo, canUndo: history.done.length > 0, canRedo: history.undone.length > 0 }
}

const forecastIn = ({ offering = [] }: PlanData, id: string) =>
  offering.find(({ _id }) => _id === id)?.forecasts ?? {}

const periodsOf = ({ units }: Change) => Object.keys(units) as Period[]

function asIn(plan: PlanData, change: Change): Change {
  const now = forecastIn(plan, change.id)
  return {
    id: change.id,
    units: Object.fromEntries(periodsOf(change).map((period) => [period, now[period] ?? null])),
  }
}

function stillOwn(plan: PlanData, before: Change, after: Change | undefined): Change[] {
  const now = forecastIn(plan, before.id)
  const own = periodsOf(before).filter((period) => (now[period] ?? null) === (after?.units[period] ?? null))
  const units = Object.fromEntries(own.map((period) => [period, before.units[period] ?? null]))
  return own.length > 0 ? [{ id: before.id, units }] : []
}
