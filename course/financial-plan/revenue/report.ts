import { planCurrency } from '#course/contract/plan-currency.ts'
import { periodName } from '#course/shared/finance/period-names.ts'
import { shownFigures } from '#course/shared/finance/shown-figures.ts'
import { labelOf, nameOf } from '#course/shared/segments.ts'
import { figures } from '#domain/figures.ts'
import { isMarket } from '#domain/finance/income.ts'
import { years } from '#domain/finance/periods.ts'
import { moneyText } from '#domain/money-text.ts'
import { revenueCategories } from '#domain/options/finance.ts'
import { businessOf } from '#domain/plan/plan-data.ts'
import type { Block, SummaryPart } from '#domain/report/block.ts'
import { marketCheck } from './forecast-checks.ts'
import { salesPicture } from './sales-picture.ts'
import { sharePicture } from './share-picture.ts'
import { words } from './words.ts'

/** What is sold month by month, the units and the revenue of each year, and who pays it. */
export const report: SummaryPart = (plan, locale) => {
  const text = words[locale]
  const { plan: finance, results } = shownFigures(plan)
  const additional = businessOf(plan)?.financials?.additionalRevenue ?? []
  const isEmpty = results.IS.y1.totalRevenue === 0 && results.IS.y2.totalRevenue === 0
  if (isEmpty && additional.length === 0) return []
  const money = (amount: number) => moneyText(amount, locale, planCurrency(plan))
  const units = (count: number) => figures(count, locale, { maximumFractionDigits: 2 })
  const names = years.map((year) => periodName(year, plan, locale))
  const line = (name: string, of: (year: (typeof years)[number]) => number) => [
    name,
    ...years.map((year) => money(of(year))),
  ]
  const above = finance.offerings.flatMap((offering) => {
    const { market, above: over } = marketCheck(plan, offering._id)
    return over.map(({ year, units: planned }) => {
      const when = periodName(year, plan, locale)
      return `${nameOf(offering, locale)}: ${text.forecastAboveMarketRead(units(planned), when, units(market ?? 0))}`
    })
  })
  return [
    { kind: 'heading', text: text.sales },
    { kind: 'picture', picture: salesPicture(plan, locale) },
    {
      kind: 'table',
      head: [text.forecastsRead, ...names],
      rows: finance.offerings.map((offering) => [
        `${nameOf(offering, locale)} (${text.each(money(offering.price))})`,
        ...years.map((year) => units(results.IS[year].units[offering._id] ?? 0)),
      ]),
    },
    {
      kind: 'table',
      head: [text.total, ...names],
      rows: [
        line(text.revenue, (year) => results.IS[year].sales),
        line(`${text.additional}: ${text.fromMarket}`, (year) => results.IS[year].additionalMarket),
        line(`${text.additional}: ${text.notMarket}`, (year) => results.IS[year].additionalNonMarket),
        line(text.total, (year) => results.IS[year].totalRevenue),
      ],
    },
    ...(above.length > 0 ? [{ kind: 'list', items: above } as const] : []),
    ...additionalBlocks(),
    { kind: 'heading', text: text.share },
    { kind: 'picture', picture: sharePicture(plan, locale) },
  ]

  function additionalBlocks(): Block[] {
    if (additional.length === 0) return []
    const [second, third] = finance.settings.grantContinuity
    const isGiven = finance.financials.additionalRevenue.some((row) => !isMarket(row))
    const continuity = `${text.inYear(2)}: ${units(second)}% · ${text.inYear(3)}: ${units(third)}%`
    return [
      { kind: 'heading', text: text.additional },
      {
        kind: 'table',
        head: [text.category, text.kind, text.description, text.perMonth],
        rows: finance.financials.additionalRevenue.map((row) => [
          labelOf(revenueCategories, row.category, locale),
          isMarket(row) ? text.fromMarket : text.notMarket,
          row.description || '–',
          money(row.value),
        ]),
      },
      ...(isGiven
        ? [{ kind: 'facts', rows: [{ label: text.continuityRead, value: continuity }] } as const]
        : []),
    ]
  }
}
