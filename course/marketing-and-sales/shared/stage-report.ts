import { planCurrency } from '#course/contract/plan-currency.ts'
import { nameOf } from '#course/shared/segments.ts'
import { figures } from '#domain/figures.ts'
import { moneyText } from '#domain/money-text.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { ReportLocale, SummaryPart } from '#domain/report/block.ts'
import { activitiesAt, costPerPerson, type Marketing, pairOf, type Stage } from './activities.ts'
import { funnelWords, titleOf } from './funnel-words.ts'
import { stageReportWords } from './stage-report-words.ts'

/** What an activity costs and whom it reaches, as tables show it. */
export function figuresOf(plan: PlanData, activity: Marketing, locale: ReportLocale) {
  const currency = planCurrency(plan)
  const money = (amount: number | null | undefined, decimals: 0 | 2) =>
    typeof amount === 'number' ? moneyText(amount, locale, currency, decimals) : '–'
  const { reach, budget } = activity
  return {
    reach: typeof reach === 'number' ? figures(reach, locale) : '–',
    budget: money(budget, Number.isInteger(budget) ? 0 : 2),
    perPerson: money(costPerPerson(activity), 2),
  }
}

/** The activities of one part of the funnel, with whom they are for and what they cost. */
export const stageReport =
  (stage: Stage): SummaryPart =>
  (plan, locale) => {
    const text = stageReportWords[locale]
    const all = activitiesAt(plan, stage)
    if (all.length === 0) return []
    const rows = all.map((activity) => {
      const pair = pairOf(plan, activity)
      const { reach, budget, perPerson } = figuresOf(plan, activity, locale)
      const what = [titleOf(activity, locale), activity.description?.trim()].filter(Boolean).join('\n')
      const whom = pair
        ? funnelWords[locale].pair(nameOf(pair.offering, locale), nameOf(pair.segment, locale))
        : '–'
      return [what, whom, reach, budget, perPerson]
    })
    return [{ kind: 'table', head: text.head, rows }]
  }
