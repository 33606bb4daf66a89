import { amountsOf } from '#course/shared/finance/amount-text.ts'
import { seriesInk } from '#course/shared/segments.ts'
import { figures } from '#domain/figures.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import { donut } from '#domain/report/charts/donut.ts'
import type { Picture } from '#domain/report/picture.ts'
import { areClassed, byClass, totalsOf } from './assets.ts'
import { words } from './words.ts'

/** What each class costs, as parts of the whole. */
export function classesPicture(plan: PlanData, locale: ReportLocale): Picture {
  const text = words[locale]
  const money = amountsOf(plan, locale)
  const { cost: whole } = totalsOf(plan)
  const classes = byClass(plan)
  const told = (cost: number, share: number) =>
    text.share(money(cost), `${figures(share * 100, locale, { maximumFractionDigits: 0 })}%`)
  return donut({
    label: `${text.classes}: ${text.total(money(whole))}`,
    parts: classes.map((one) => ({ name: one[locale], value: one.cost, ink: seriesInk(one.place) })),
    whole: money(whole),
    told,
    twin: classes.map((one) => ({
      ...{ depth: 0, text: `${one[locale]}: ${told(one.cost, one.cost / whole)}` },
      figure: areClassed(plan) ? { name: 'assetsPart', kind: one.value } : undefined,
    })),
  })
}
