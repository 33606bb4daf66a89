import { planCurrency } from '#course/contract/plan-currency.ts'
import { periodColumns } from '#course/financial-plan/shared/period-columns.ts'
import { shownFigures } from '#course/shared/finance/shown-figures.ts'
import { nameOf, seriesInk } from '#course/shared/segments.ts'
import type { Figure } from '#domain/finance/explain/explanation.ts'
import { sumOf } from '#domain/finance/numbers.ts'
import { type Column, months } from '#domain/finance/periods.ts'
import { moneyText } from '#domain/money-text.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import { axisNumber } from '#domain/report/charts/axis.ts'
import { lineChart } from '#domain/report/charts/line-chart.ts'
import type { Picture } from '#domain/report/picture.ts'
import { words } from './words.ts'

// More lines than these cannot be told apart: the smallest ones are drawn in their sum alone.
const mostLines = 5

/** What is sold in each month of the first year: of every offering, or all together where they are too many. */
export function salesPicture(data: PlanData, locale: ReportLocale, width?: number): Picture {
  const text = words[locale]
  const { plan, results } = shownFigures(data)
  const money = (value: number) => moneyText(value, locale, planCurrency(data), 0)
  const columns = periodColumns(data, locale).slice(0, 12)
  const own = plan.offerings.map((offering, place) => ({
    name: nameOf(offering, locale),
    figureIn: (column: Column): Figure => ({ name: 'salesOf', column, offering: offering._id }),
    ink: seriesInk(place),
    values: months.map((month) => (results.IS[month].units[offering._id] ?? 0) * offering.price),
  }))
  const all = {
    name: text.revenue,
    figureIn: (column: Column): Figure => ({ name: 'sales', column }),
    ink: 'brand' as const,
    values: months.map((month) => results.IS[month].sales),
  }
  const rows = own.length > 1 && own.length <= mostLines ? [...own, all] : [all]
  return lineChart({
    label: text.sales,
    columns: columns.map(({ short }, x) => ({ x, name: short })),
    lines: rows.map(({ name, ink, values }) => ({ name, ink, points: values.map((y, x) => ({ x, y })) })),
    axis: (value) => axisNumber(value, locale),
    ...(width ? { width } : {}),
    // The year of each offering, and its months below it.
    twin: rows.flatMap(({ name, values, figureIn }) => [
      { depth: 0, text: `${name}: ${money(sumOf(values, (value) => value))}`, figure: figureIn('y1') },
      ...months.map((month, at) => ({
        ...{ depth: 1, figure: figureIn(month) },
        text: `${columns[at]?.name}: ${money(values[at] ?? 0)}`,
      })),
    ]),
  })
}
