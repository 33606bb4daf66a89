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
// Years stand further apart than months.
const yearAt = { y2: 13.6, y3: 15.2 } as const
const placeOf = (moment: (typeof moments)[number]) =>
  moment === 'y2' || moment === 'y3' ? yearAt[moment] : moments.indexOf(moment)

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
    columns: moments.map((moment) => ({
      ...{ x: placeOf(moment), name: periodName(moment, data, locale, 'short') },
    })),
    lines: [
      {
        name: '',
        ink: 'series-1',
        isArea: true,
        points: moments.map((moment, index) => ({ x: placeOf(moment), y: values[index] ?? 0 })),
      },
    ],
    axis: (value) => axisNumber(value, locale),
    marked: [
      {
        x: placeOf(tightest.at),
        y: tightest.cash,
        text: text.lowest(told(tightest.cash)),
        ink: tightest.cash < 0 ? 'bad' : 'text',
      },
    ],
    breakAt: moments.indexOf('m12') + 0.8,
    ...(width ? { width } : {}),
    twin: chartTwin({
      columns: moments.map((moment) => periodName(moment, data, locale)),
      rows: [{ name: '', values }],
      amount: told,
      figures: moments.map((moment) =>
        moment === 'm0' ? { name: 'start.openingCash' } : { name: 'closingCash', column: moment },
      ),
    }),
  })
}
