import { planCurrency } from '#course/contract/plan-currency.ts'
import { chosenFunnels, totalOf } from '#course/marketing-and-sales/shared/funnel-of-plan.ts'
import { labelOf } from '#course/shared/segments.ts'
import { figures } from '#domain/figures.ts'
import { sumOf } from '#domain/finance/numbers.ts'
import { moneyText } from '#domain/money-text.ts'
import { intermediaryTypes } from '#domain/options/marketing.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { ReportLocale, SummaryPart } from '#domain/report/block.ts'
import { reportWords } from './report-words.ts'

/** The chosen channels, each as the hands that the offering passes through; those that look alike are told once. */
function channelNames({ channel = [] }: PlanData, locale: ReportLocale): readonly string[] {
  const names = channel
    .filter(({ selected }) => selected)
    .map(({ intermediaries }) =>
      (intermediaries ?? [])
        .map(({ intermediaryType }) => labelOf(intermediaryTypes, intermediaryType, locale))
        .filter(Boolean)
        .join(' → '),
    )
  return [...new Set(names.filter(Boolean))]
}

/** Marketing and sales in one paragraph: where people can buy, how many will, and what each of them costs. */
export const report: SummaryPart = (plan, locale) => {
  const words = reportWords[locale]
  const channels = channelNames(plan, locale)
  const funnels = chosenFunnels(plan)
  const { customers, budget, cac } = totalOf(funnels)
  const reach = sumOf(funnels, ({ funnel }) => funnel.reach)
  const money = (amount: number) => moneyText(amount, locale, planCurrency(plan))
  const said = [
    channels.length > 0 ? words.channels(channels) : '',
    customers > 0 ? words.customers(figures(reach, locale), figures(Math.round(customers), locale)) : '',
    cac === null ? '' : words.cost(money(budget), money(cac)),
  ].filter(Boolean)
  return said.length === 0
    ? []
    : [
        { kind: 'heading', text: words.title },
        { kind: 'text', text: said.join(' '), tone: 'lead' },
      ]
}
