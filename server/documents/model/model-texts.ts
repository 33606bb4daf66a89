import { planCurrency } from '#course/contract/plan-currency.ts'
import { figureWords } from '#course/shared/finance/figure-words.ts'
import { periodName } from '#course/shared/finance/period-names.ts'
import { planStart } from '#course/shared/plan-start.ts'
import type { Column } from '#domain/finance/periods.ts'
import type { ModelTexts } from '#domain/finance/workbook/frame.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import { boundedText } from '#server/documents/bounds.ts'

type About = { readonly project: string; readonly today: string; readonly locale: ReportLocale }

/** What the model says of the plan beside its figures. */
export function modelTexts(plan: PlanData, { project, today, locale }: About): ModelTexts {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return {
    locale,
    project: boundedText(project),
    day: format.format(new Date(today)),
    currency: planCurrency(plan),
    start: planStart(plan),
    figures: figureWords[locale],
    // Without the plan a month is told by its number.
    periods: (column) => periodName(column as Column, {}, locale),
  }
}
