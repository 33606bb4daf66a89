import { isNumber, moneyOf } from '#course/pricing/shared/figures.ts'
import { initialsOf, inkOf, nameOf, type Offering } from '#course/shared/segments.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import { axisNumber } from '#domain/report/charts/axis.ts'
import { type ScaleBand, type ScaleMark, scaleChart } from '#domain/report/charts/scale.ts'
import type { Picture } from '#domain/report/picture.ts'
import { bordersOf } from './prices.ts'
import { words } from './words.ts'

/** Where the price of an offering stands between what a unit costs, what others ask and what people would pay. */
export function scalePicture(plan: PlanData, offering: Offering, locale: ReportLocale): Picture {
  const text = words[locale]
  const money = moneyOf(plan, locale)
  const { cost, costPlus, averages, pairs } = bordersOf(plan, offering)
  const { price, rangeLow, rangeHigh } = offering
  const mark = (name: string, value: number | null | undefined, look: Omit<ScaleMark, 'name' | 'value'>) =>
    isNumber(value) ? [{ name, value, ...look }] : []
  const own = (name: 'unitCost' | 'costPlus') => ({ name, offering: offering._id })
  const bands: ScaleBand[] = pairs.flatMap(({ segment, match }) =>
    isNumber(match?.priceLow) && isNumber(match.priceHigh)
      ? [
          {
            name: nameOf(segment, locale),
            short: initialsOf(segment),
            low: match.priceLow,
            high: match.priceHigh,
            point: match.price ?? null,
            ink: inkOf(plan, segment._id),
          },
        ]
      : [],
  )
  const range: ScaleBand[] =
    isNumber(rangeLow) && isNumber(rangeHigh)
      ? [
          {
            name: text.range,
            short: text.rangeShort,
            low: rangeLow,
            high: rangeHigh,
            point: null,
            ink: 'brand',
          },
        ]
      : []
  return scaleChart({
    label: text.scaleOf(nameOf(offering, locale)),
    marks: [
      ...mark(text.cost, cost, { ink: 'bad', figure: own('unitCost') }),
      ...mark(text.costPlus, costPlus, { ink: 'muted', look: 'dashed', figure: own('costPlus') }),
      ...averages.flatMap(({ segment, average }) =>
        mark(averages.length > 1 ? text.averageOf(nameOf(segment, locale)) : text.average, average, {
          ...{ ink: 'earth', look: 'dashed' },
          figure: { name: 'competitorAverage', segment: segment._id, offering: offering._id },
        }),
      ),
      ...mark(text.price, price, { ink: 'brand', look: 'chosen' }),
    ],
    bands: [...bands, ...range],
    floor: cost,
    axis: (value) => axisNumber(value, locale),
    amount: money,
    between: ({ name, low, high, point }) =>
      point === null
        ? text.between(name, money(low), money(high))
        : text.betweenAt(name, money(low), money(high), money(point)),
  })
}
