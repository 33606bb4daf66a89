import { sumOf } from '#domain/finance/numbers.ts'
import { months } from '#domain/finance/periods.ts'

// What the server takes at most.
const most = 1e12
export const seasons = ['weak', 'usual', 'strong'] as const
export type Season = (typeof seasons)[number]

const weights: Readonly<Record<Season, number>> = { weak: 1, usual: 2, strong: 3 }

/** Whole units, unless somebody counts in parts of one. */
const unitsLike = (value: number, like: number) => {
  const grain = Number.isInteger(like) ? 1 : 100
  return Math.min(most, Math.max(0, Math.round(value * grain) / grain))
}

export const sameEveryMonth = (units: number): number[] => months.map(() => units)

/** Each month so many percent more than the one before; less where the percentage is below zero. */
export function growing(first: number, percent: number): number[] {
  const factor = Math.max(0, 1 + percent / 100)
  return months.map((_, month) => unitsLike(first * factor ** month, first))
}

/** The units of a year over its months: a strong month has three times those of a weak one. They add up to the year. */
export function bySeason(year: number, pattern: readonly Season[]): number[] {
  const shares = months.map((_, month) => weights[pattern[month] ?? 'usual'])
  const all = sumOf(shares, (share) => share)
  let before = 0
  let weight = 0
  return shares.map((share) => {
    weight += share
    const until = unitsLike((year * weight) / all, year)
    const units = Math.round((until - before) * 100) / 100
    before = until
    return units
  })
}
