import { planCurrency } from '#course/contract/plan-currency.ts'
import { periodName } from '#course/shared/finance/period-names.ts'
import type { ShownFigures } from '#course/shared/finance/shown-figures.ts'
import type { Locale } from '#domain/errors.ts'
import { moneyText } from '#domain/money-text.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { periods } from '#domain/plan/untouched-offering.ts'
import { axisNumber } from '#domain/report/charts/axis.ts'
import { chartTwin } from '#domain/report/charts/chart-table.ts'
import { lineChart } from '#domain/report/charts/line-chart.ts'
import type { Picture } from '#domain/report/picture.ts'
import { tightestOf } from './tightest.ts'
import { words } from './words.ts'

const moments = ['m0', ...periods] as const

/** Cash from the day before opening to the end of year 3, with the lowest point marked. */
export function cashPicture(
  figures: ShownFigures,
  { data, locale, width }: { data: PlanData; locale: Locale; width?: number },
): Picture {
  const text = words[locale]
  const { cash, start } = figures.results
  const values = moments.map((moment) => (moment === 'm0' ? start.openingCash : cash[moment].closing))
  const tightest = tightestOf(figures)
  const told = (value: number) => moneyText(value, locale, planCurrency(data))
  return lineChart({
    label: text.curve,
    columns: moments.map((moment, x) => ({ x, name: periodName(moment, data, locale, 'short') })),
    lines: [{ name: '', ink: 'series-1', isArea: true, points: values.map((y, x) => ({ x, y })) }],
    axis: (value) => axisNumber(value, locale),
    marked: [
      {
        x: moments.indexOf(tightest.at),
        y: tightest.cash,
        text: text.lowest(told(tightest.cash)),
        ink: tightest.cash < 0 ? 'bad' : 'text',
      },
    ],
    breakAt: moments.indexOf('m12') + 0.5,
    ...(width ? { width } : {}),
    twin: chartTwin({
      columns: moments.map((moment) => periodName(moment, data, locale)),
      rows: [{ name: '', values }],
      amount: told,
    }),
  })
}
