import { type Indicator, indicatorsOf } from '#course/impact/shared/indicators.ts'
import { planStart } from '#course/shared/plan-start.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { ReportLocale } from '#domain/report/block.ts'

/** In which months of a year something is measured, from 1 to 12. */
const monthsOf: Readonly<Record<string, (month: number) => boolean>> = {
  'every month': () => true,
  'every 3 months': (month) => month % 3 === 0,
  'every 6 months': (month) => month % 6 === 0,
  'every year': (month) => month === 12,
  'at start and end': (month) => month === 1 || month === 12,
}

export type Month = {
  /** From 1. */
  readonly month: number
  readonly name: string
  readonly indicators: readonly Indicator[]
}

/** The first year of measuring, month by month. */
export function calendarOf(plan: PlanData, locale: ReportLocale): readonly Month[] {
  const names = monthNames(planStart(plan), locale)
  const all = indicatorsOf(plan)
  return names.map((name, place) => ({
    month: place + 1,
    name,
    indicators: all.filter(({ timeToMeasure }) => monthsOf[timeToMeasure]?.(place + 1) ?? false),
  }))
}

/** By the calendar, once the plan has a first month; counted before. */
function monthNames(start: string | undefined, locale: ReportLocale): readonly string[] {
  const first = start ? new Date(`${start}-01T00:00:00Z`) : undefined
  const form = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, place) => {
    if (!first || Number.isNaN(first.getTime())) return String(place + 1)
    return form
      .format(new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + place, 1)))
      .replace('.', '')
  })
}
