import { type Period, periods } from '#domain/plan/untouched-offering.ts'
import { recordOf } from './record-of.ts'

export const years = ['y1', 'y2', 'y3'] as const
export type Year = (typeof years)[number]
/** What a statement has a column for. */
export type Column = Period | Year
/** The periods in their order, then the year that the months make. */
export const columnNames: readonly Column[] = [...periods, 'y1']

export const months = periods.slice(0, 12)

export function yearOf(period: Column): Year {
  return period === 'y2' || period === 'y3' ? period : 'y1'
}

export const monthsIn = (period: Column): number => (period.startsWith('y') ? 12 : 1)

/** The number of the first month of a period, counted from m1 = 1: 13 for y2. */
export function firstMonthOf(period: Column): number {
  return period.startsWith('y') ? (Number(period.slice(1)) - 1) * 12 + 1 : Number(period.slice(1))
}

export const byPeriod = <T>(valueIn: (period: Period) => T) => recordOf(periods, valueIn)
export const byYear = <T>(valueIn: (year: Year) => T) => recordOf(years, valueIn)

/** Year 1 of a line is the sum of its months. */
export function firstYearOf(valueIn: (month: Period) => number): number {
  let sum = 0
  for (const month of months) sum += valueIn(month)
  return sum
}
