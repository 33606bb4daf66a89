import { type Measured, nameOf } from './measure.ts'
import type { Growth, Page } from './pages.ts'

export const goals = { p95: 150, ratio: 1.5, fewBlocks: 300 }

// The large organisation has one of the first five cohorts, and 45 that run of all fifty; ten times as many are found.
const allowed: Readonly<Record<Growth, number>> = { flat: 1, cohorts: 45, found: 10 }

export type Line = {
  readonly name: string
  readonly route: string
  readonly few: Measured
  readonly many: Measured
  /** So many times the blocks with ten times the people. */
  readonly ratio: number
  readonly missed: readonly (keyof typeof goals)[]
}

/** Flat is what looks at no more blocks for many people than for few, or at hardly any. */
export function judge(page: Page, few: Measured, many: Measured): Line {
  const ratio = Math.round((many.blocks / Math.max(1, few.blocks)) * 100) / 100
  const most = goals.ratio * allowed[page.grows]
  const isFlat = ratio <= most || many.blocks <= goals.fewBlocks
  const missed = [
    ...(many.p95 > goals.p95 ? (['p95'] as const) : []),
    ...(isFlat ? [] : (['ratio'] as const)),
  ]
  return { name: nameOf(page), route: page.route, few, many, ratio, missed }
}
