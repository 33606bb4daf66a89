import { dayNumber, firstOfMonth, isoDay, monthNumber } from '#course/shared/days.ts'
import { planStart } from '#course/shared/plan-start.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { type Goal, goalsOf, objectivesOf, type Placed } from './goals.ts'

/** Half a year is always in sight; what lies further than ten years stands at the end. */
const [fewestMonths, mostMonths] = [6, 120]

/** The months of the line, the first and the one after the last. */
export type Span = { readonly from: number; readonly to: number }

export type Dot = {
  readonly objective: Placed
  readonly day: number
  /** From 0 at the beginning of the line to 1 at its end. */
  readonly at: number
  /** Dots that would lie on each other stand below each other. */
  readonly row: number
}

export type Lane = { readonly goal: Goal; readonly dots: readonly Dot[]; readonly rows: number }

/** From the start of the plan, or its first objective, to its last one; null while neither is known. */
export function spanOf(plan: PlanData): Span | null {
  const days = objectivesOf(plan).flatMap(({ date }) => dayNumber(date) ?? [])
  const start = dayNumber(`${planStart(plan) ?? ''}-01`)
  const months = [...days, ...(start === null ? [] : [start])].map(monthNumber)
  if (months.length === 0) return null
  const from = Math.min(...months)
  const last = Math.min(Math.max(...months) + 1, from + mostMonths)
  return { from, to: Math.max(last, from + fewestMonths) }
}

const startOf = ({ from }: Span) => firstOfMonth(from)
const lengthOf = ({ from, to }: Span) => firstOfMonth(to) - firstOfMonth(from)

export const placeOfDay = (span: Span, day: number): number =>
  Math.min(1, Math.max(0, (day - startOf(span)) / lengthOf(span)))

/** The day at a place of the line. */
export const dayAt = (span: Span, at: number): string =>
  isoDay(Math.round(startOf(span) + Math.min(1, Math.max(0, at)) * (lengthOf(span) - 1)))

/** Goals below each other; `apart` is how far two dots must be from each other to stand in one row. */
export function lanesOf(plan: PlanData, span: Span, apart: number): readonly Lane[] {
  const all = objectivesOf(plan)
  return goalsOf(plan).map((goal) => {
    const ends: number[] = []
    const dots = all
      .filter((one) => one.goal.id === goal.id)
      .flatMap((objective) => {
        const day = dayNumber(objective.date)
        return day === null ? [] : [{ objective, day, at: placeOfDay(span, day) }]
      })
      .sort((one, other) => one.at - other.at)
      .map((dot) => {
        const free = ends.findIndex((end) => dot.at - end >= apart)
        const row = free < 0 ? ends.length : free
        ends[row] = dot.at
        return { ...dot, row }
      })
    return { goal, dots, rows: Math.max(1, ends.length) }
  })
}

/** Every how many months a name stands, so that the names have room. */
export const stepOf = ({ from, to }: Span): number => (to - from <= 12 ? 1 : to - from <= 36 ? 3 : 12)

/** Days that a key moves an objective by; null where it moves nothing. */
export function daysOfKey(key: string): number | null {
  const moves: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowDown: -7,
    ArrowRight: 1,
    ArrowUp: 7,
    PageDown: -30,
    PageUp: 30,
  }
  return moves[key] ?? null
}
