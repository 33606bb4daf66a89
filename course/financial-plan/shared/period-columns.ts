import { periodName } from '#course/shared/finance/period-names.ts'
import type { Locale } from '#domain/errors.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { periods } from '#domain/plan/untouched-offering.ts'

/** The columns of a forecast: twelve months, then two years, with a name to say and one for a narrow head. */
export const periodColumns = (data: PlanData, locale: Locale) =>
  periods.map((period) => ({
    period,
    name: periodName(period, data, locale),
    short: periodName(period, data, locale, 'short'),
  }))

export type PeriodColumns = ReturnType<typeof periodColumns>
