import { planCurrency } from '#course/contract/plan-currency.ts'
import { periodName } from '#course/shared/finance/period-names.ts'
import { shownFigures } from '#course/shared/finance/shown-figures.ts'
import { toldNumber } from '#course/shared/finance/told-number.ts'
import { years } from '#domain/finance/periods.ts'
import { moneyText } from '#domain/money-text.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import { type Ink, type Picture, type Shape, textAt } from '#domain/report/picture.ts'
import { captionSize, textSize } from '#domain/report/text-box.ts'
import { words } from './words.ts'

// It stands in a narrow column beside other things.
const width = 228
const [rowHeight, barHeight, top] = [38, 12, 34]
const inks = { none: 'muted', partly: 'warn', almost: 'good', sustainable: 'good' } as const satisfies Record<
  string,
  Ink
>

/** What part of each year's revenue the market pays, in words. */
export function shares(data: PlanData, locale: ReportLocale) {
  const text = words[locale]
  const { results } = shownFigures(data)
  return years.map((year) => {
    const [share, level] = [results.marketShare[year], results.level[year]]
    const { netProfit } = results.IS[year]
    const isLoss = level === 'almost' && netProfit < 0 && results.IS[year].additionalNonMarket === 0
    const loss = isLoss ? moneyText(-netProfit, locale, planCurrency(data)) : null
    return {
      ...{ year, share, level, loss, name: periodName(year, data, locale) },
      told: share === null ? '–' : toldNumber(Math.round(share * 10) / 10, 'percent', locale, ''),
      levelText: [text.levels[level], ...(loss ? [text.loss(loss)] : [])].join(', '),
    }
  })
}

/** A bar for each year, with the mark from which on a business is almost sustainable. */
export function sharePicture(data: PlanData, locale: ReportLocale): Picture {
  const text = words[locale]
  const all = shares(data, locale)
  const xOf = (percent: number) => (width * Math.min(100, Math.max(0, percent))) / 100
  const bottom = top + (all.length - 1) * rowHeight + barHeight
  return {
    ...{ width, height: bottom + 6, label: text.share },
    twin: all.map(({ name, told, levelText }) => ({ depth: 0, text: text.shareIn(name, told, levelText) })),
    shapes: [
      ...all.flatMap(({ name, share, told, level }, index): Shape[] => {
        const y = top + index * rowHeight
        const bar = (wide: number): Shape => ({
          ...{ kind: 'path', d: `M0 ${y}h${wide}v${barHeight}h${-wide}Z` },
          fill: 'line',
        })
        const filled = share === null ? [] : [{ ...bar(Math.max(1, xOf(share))), fill: inks[level] }]
        return [
          textAt(0, y - 5, [name], { size: textSize }),
          textAt(width, y - 5, [told], { size: textSize, isBold: true, anchor: 'end' }),
          bar(width),
          ...filled,
        ]
      }),
      {
        ...{ kind: 'path', d: `M${xOf(75)} 14V${bottom + 4}`, isDashed: true },
        ...{ stroke: 'text', strokeWidth: 1.25 },
      },
      textAt(xOf(75), 10, [text.shareMark], { size: captionSize, anchor: 'middle', isBold: true }),
    ],
  }
}
