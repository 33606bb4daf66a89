import { recordOf } from './record-of.ts'

/** How amounts become whole: so many of the smallest shown unit make 1. 100 for cents. */
export type Grain = number

/**
 * Cents, as long as a sum of them is exact in a number. The sums of a plan of trillions are rounded to tens or thousands
 * instead, so that they still add up.
 */
export function grainFor(largest: number): Grain {
  const excess = Math.ceil(Math.log10(Math.max(largest, 1)) - 12)
  return excess > 0 ? 10 ** (2 - excess) : 100
}

// 1.005 is stored as a little less than that, and still half a cent.
const noise = 1 + 2 * Number.EPSILON

/** Half a cent is rounded away from zero. */
export function whole(value: number, grain: Grain): number {
  const size = Math.round(Math.abs(value) * grain * noise)
  return value < 0 ? 0 - size : size
}

/**
 * Whole amounts whose running total is the exact running total, rounded: what one month is rounded up by, another is
 * rounded down by. What is written off or paid back month by month therefore ends at nothing.
 */
export function carried(values: readonly number[], grain: Grain): readonly number[] {
  let exact = 0
  let shown = 0
  return values.map((value) => {
    exact += value
    const before = shown
    shown = whole(exact, grain)
    return shown - before
  })
}

/** The same value with each number in it, however deep, turned into another. */
export function mapNumbers<T>(value: T, turn: (number: number) => number): T {
  if (typeof value === 'number') return turn(value) as T
  if (Array.isArray(value)) return value.map((item) => mapNumbers(item, turn)) as T
  if (typeof value !== 'object' || value === null) return value
  const inner = value as Readonly<Record<string, unknown>>
  return recordOf(Object.keys(inner), (name) => mapNumbers(inner[name], turn)) as T
}
