import { planCurrency } from '#course/contract/plan-currency.ts'
import type { ShownFigures } from '#course/shared/finance/shown-figures.ts'
import type { Locale } from '#domain/errors.ts'
import { moneyText } from '#domain/money-text.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { axisFor, axisNumber } from '#domain/report/charts/axis.ts'
import { lineChart } from '#domain/report/charts/line-chart.ts'
import type { Picture } from '#domain/report/picture.ts'
import { words } from './words.ts'

/** Sales against fixed and total costs, and the point where they meet. Null where they never do. */
export function breakEvenPicture(
  { results: { IS, breakEven } }: ShownFigures,
  { data, locale, width }: { data: PlanData; locale: Locale; width?: number },
): Picture | null {
  const text = words[locale]
  const { fixedCosts: fixed, contributionRatio: ratio, breakEvenSalesYear: point } = breakEven
  if (ratio === null || point === null) return null
  const { sales } = IS.y1
  const told = (value: number) => moneyText(value, locale, planCurrency(data), 0)
  const short = (value: number) => axisNumber(value, locale)
  const isNarrow = width !== undefined && width < 400
  const { ticks, high } = axisFor([Math.max(sales, point) * 1.1], isNarrow ? 3 : 5)
  const line = (at: (x: number) => number) => [0, high].map((x) => ({ x, y: at(x) }))
  const total = (x: number) => fixed + x * (1 - ratio)
  return lineChart({
    label: text.chart,
    columns: ticks.map((x) => ({ x, name: short(x) })),
    lines: [
      { name: text.sales, ink: 'series-1', mark: 'none', points: line((x) => x) },
      { name: text.totalCost, ink: 'series-2', mark: 'none', points: line(total), isDashed: true },
      { name: text.fixed, ink: 'series-3', mark: 'square', points: line(() => fixed) },
    ],
    axis: short,
    marked: [
      { x: point, y: point, text: isNarrow ? text.pointShort : text.point(told(point)), isBefore: true },
    ],
    upright: { x: sales, text: isNarrow ? text.plannedShort : text.planned(told(sales)) },
    ...(width ? { width } : {}),
    height: 250,
    twin: [
      { depth: 0, text: `${text.fixed}: ${told(fixed)}`, figure: { name: 'fixedCosts' } },
      { depth: 0, text: text.point(told(point)), figure: { name: 'breakEvenSalesYear' } },
      { depth: 0, text: text.planned(told(sales)), figure: { name: 'sales', column: 'y1' } },
      { depth: 1, text: `${text.totalCost}: ${told(total(sales))}`, figure: { name: 'totalCosts' } },
    ],
  })
}
