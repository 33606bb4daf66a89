import { planCurrency } from '#course/contract/plan-currency.ts'
import { chosenFunnels, totalOf } from '#course/marketing-and-sales/shared/funnel-of-plan.ts'
import { figures } from '#domain/figures.ts'
import { moneyText } from '#domain/money-text.ts'
import type { Block, SummaryPart } from '#domain/report/block.ts'
import { numbersPicture, pairName, people, worthPicture } from './numbers-picture.ts'
import { words } from './words.ts'

/** The funnel with numbers of each pair, and what all of them cost and bring. */
export const report: SummaryPart = (plan, locale) => {
  const text = words[locale]
  const funnels = chosenFunnels(plan)
  if (funnels.length === 0) return []
  const currency = planCurrency(plan)
  const money = (amount: number | null) =>
    amount === null ? text.unknown : moneyText(amount, locale, currency)
  const total = totalOf(funnels)
  const rows = funnels.map((one) => {
    const { customers, budget, cac, ltv, ratio } = one.funnel
    return [
      pairName(one, locale),
      people(customers, locale),
      money(budget),
      money(cac),
      money(ltv),
      ratio === null ? text.unknown : figures(ratio, locale, { maximumFractionDigits: 2 }),
    ]
  })
  return [
    ...funnels.flatMap((one): Block[] => [
      { kind: 'heading', text: pairName(one, locale) },
      { kind: 'picture', picture: numbersPicture(one, locale) },
      { kind: 'picture', picture: worthPicture(one, locale, money) },
      ...(one.funnel.warning ? [{ kind: 'text', text: text.cacAboveLtv } as const] : []),
      ...(one.isBeforeCosts ? [{ kind: 'text', text: text.beforeCosts, tone: 'muted' } as const] : []),
    ]),
    {
      kind: 'table',
      head: [text.what, text.customers, text.budget, text.cac, text.ltv, text.ratio],
      rows: [
        ...rows,
        [
          text.totals,
          people(total.customers, locale),
          money(total.budget),
          money(total.cac),
          text.unknown,
          text.unknown,
        ],
      ],
    },
  ]
}
