import { useState } from 'react'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { Period } from '#domain/plan/untouched-offering.ts'
import { usePlanFrame } from '#web/step-kit/plan-context.tsx'
import type { Change } from './units.ts'

type Done = {
  readonly before: readonly Change[]
  readonly after: readonly Change[]
  /** What is typed in one stay in a cell is one change, however often it was saved. */
  readonly stay: string | null
  readonly isBack: boolean
}

/** Writes forecasts, one write for each offering, and takes the last change back. */
export function useUnits() {
  const { read, write } = usePlanFrame()
  const [last, setLast] = useState<Done | null>(null)

  function send(changes: readonly Change[]) {
    for (const { id, units } of changes) write.update('offering', id, { forecasts: units })
  }

  function put(changes: readonly Change[], stay: string | null = null) {
    if (changes.length === 0) return
    const before = changes.map((change) => asIn(read(), change))
    send(changes)
    setLast((former) => ({
      before: stay !== null && former?.stay === stay ? former.before : before,
      ...{ after: changes, stay, isBack: false },
    }))
  }

  /** What somebody else has changed since stays; taken back twice it is there again. */
  function takeBack() {
    if (!last) return
    const plan = read()
    send(last.before.flatMap((change, index) => stillOwn(plan, change, last.after[index])))
    setLast({ before: last.after, after: last.before, stay: null, isBack: !last.isBack })
  }

  return { put, takeBack, last: last && { isBack: last.isBack } }
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
