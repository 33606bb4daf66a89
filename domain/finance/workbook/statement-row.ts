import { type Column, months } from '#domain/finance/periods.ts'
import { type Period, periods } from '#domain/plan/untouched-offering.ts'
import { type Cell, type Formula, minus, range, round, sum } from './formula.ts'
import type { TimeRow } from './time.ts'

/**
 * A line in the cents that are shown of it: what its running total has become in the period, rounded. So the months make
 * their year, and what is paid back ends at nothing.
 */
export function shownIn(line: TimeRow, period: Period, decimals: Cell<number>): Formula<number> {
  const until = (index: number) => round(runningTotal(line, index), decimals)
  const index = periods.indexOf(period)
  return index === 0 ? until(0) : minus(until(index), until(index - 1))
}

/** From the first month to a period; year 1 stands between them as a sum and is left out. */
function runningTotal(line: TimeRow, last: number): Formula<number> {
  const own = periods.slice(0, last + 1)
  const inYearOne = range(own.slice(0, months.length).map((month) => line[month]))
  if (last === 0) return line.m1
  return own.length <= months.length ? sum(inYearOne) : sum(inYearOne, range(laterOf(line, own)))
}

const laterOf = (line: TimeRow, own: readonly Column[]) => own.slice(months.length).map((year) => line[year])
