import {
  isBorrowed,
  type Source,
  type Status,
  sourcesOf,
  statusOf,
} from '#course/financial-plan/shared/funding-rows.ts'
import { keptRows } from '#course/shared/kept-rows.ts'
import { planToFinance } from '#course/shared/plan-to-finance.ts'
import { type LoanSchedule, loanSchedule } from '#domain/finance/loan-schedule.ts'
import { sumOf } from '#domain/finance/numbers.ts'
import { capitalOf, onlyMoneyWeHave } from '#domain/finance/start.ts'
import { fundingStatuses } from '#domain/options/finance.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'

/** A source in its place of the whole list: rows have no ids. */
export type Placed = { readonly source: Source; readonly place: number }

/** Where refused numbers wait for the sources, by place. */
export const keptSources = (sources: readonly Source[]) =>
  keptRows(sources.map((source) => `${source.type ?? ''} ${statusOf(source)}`))

/** The sources of each lane, surest first. */
export const lanesOf = (plan: PlanData) => {
  const all = sourcesOf(plan).map((source, place): Placed => ({ source, place }))
  return fundingStatuses.map((status) => {
    const own = all.filter(({ source }) => statusOf(source) === status.value)
    return { status, own, amount: sumOf(own, ({ source }) => source.amount ?? 0) }
  })
}

/** What is needed, what is found, and what of it is there already. */
export function standOf(plan: PlanData) {
  const { financials } = planToFinance(plan)
  const { need, funding, gap } = capitalOf(financials).start
  return { need, funding, gap, sure: capitalOf(onlyMoneyWeHave(financials)).start.funding }
}

/** Longer than anybody lends. */
export const mostYears = 50

/** What a loan costs; nothing while its amount or its years are not known, or the years are none that anybody lends for. */
export function scheduleOf(source: Source): LoanSchedule | null {
  const { amount, interestRate, years } = source
  if (!isBorrowed(source) || !((amount ?? 0) > 0) || !hasTerm(years)) return null
  return loanSchedule({ amount: amount ?? 0, interestRate: interestRate ?? 0, years: years ?? 0 })
}

export const hasTerm = (years: number | null | undefined): boolean =>
  typeof years === 'number' && years > 0 && years <= mostYears

export type SourceFields = Partial<Source>

/** Interest and years are those of a loan: what becomes something else has none. */
export function changed(source: Source, fields: SourceFields): Source {
  const next = { ...source, ...fields }
  return isBorrowed(next) ? next : { ...next, interestRate: 0, years: 0 }
}

export const looks = {
  'have it': 'solid',
  'in progress': 'striped',
  'not yet': 'outlined',
} as const satisfies Record<Status, string>
