import { planCurrency } from '#course/contract/plan-currency.ts'
import { periodName } from '#course/shared/finance/period-names.ts'
import type { ShownFigures } from '#course/shared/finance/shown-figures.ts'
import type { Locale } from '#domain/errors.ts'
import { type Column, months, years } from '#domain/finance/periods.ts'
import { moneyText } from '#domain/money-text.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { axisNumber } from '#domain/report/charts/axis.ts'
import { barChart } from '#domain/report/charts/bar-chart.ts'
import { chartTwin } from '#domain/report/charts/chart-table.ts'
import type { Picture } from '#domain/report/picture.ts'
import { words } from './words.ts'

/** Net profit as bars, of the months of year 1 or of the years. */
export function profitPicture(
  { results }: ShownFigures,
  of: 'months' | 'years',
  { data, locale, width }: { data: PlanData; locale: Locale; width?: number },
): Picture {
  const columns: readonly Column[] = of === 'months' ? months : years
  const values = columns.map((column) => results.IS[column].netProfit)
  return barChart({
    label: words[locale][of === 'months' ? 'byMonth' : 'byYear'],
    columns: columns.map((column) => periodName(column, data, locale, 'short')),
    bars: [{ name: '', ink: 'good', values }],
    axis: (value) => axisNumber(value, locale),
    amount: (value) => moneyText(value, locale, undefined, 0),
    below: 'bad',
    ...(width ? { width } : {}),
    height: of === 'months' ? 200 : 160,
    twin: chartTwin({
      columns: columns.map((column) => periodName(column, data, locale)),
      rows: [{ name: '', values }],
      amount: (value) => moneyText(value, locale, planCurrency(data)),
      figures: columns.map((column) => ({ name: 'netProfit', column })),
    }),
  })
}
