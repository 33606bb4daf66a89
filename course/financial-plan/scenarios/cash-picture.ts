import { planCurrency } from '#course/contract/plan-currency.ts'
import { periodColumns } from '#course/financial-plan/shared/period-columns.ts'
import { shownFigures } from '#course/shared/finance/shown-figures.ts'
import { moneyText } from '#domain/money-text.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { periods } from '#domain/plan/untouched-offering.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import { axisNumber } from '#domain/report/charts/axis.ts'
import { chartTwin } from '#domain/report/charts/chart-table.ts'
import { lineChart } from '#domain/report/charts/line-chart.ts'
import type { Ink, Picture } from '#domain/report/picture.ts'
import { cases } from './scenarios.ts'
import { words } from './words.ts'

const inks: Readonly<Record<(typeof cases)[number], Ink>> = {
  ...{ expected: 'series-1', optimistic: 'series-4', pessimistic: 'series-2' },
}

/** What is in the bank before opening, at the end of every month and of the years after it, in each case. */
export function cashOf(data: PlanData, locale: ReportLocale) {
  const text = words[locale]
  const money = (value: number) => moneyText(value, locale, planCurrency(data), 0)
  return {
    columns: [{ name: text.before, short: text.before }, ...periodColumns(data, locale)],
    moments: ['m0', ...periods] as const,
    amount: money,
    rows: cases.map((scenario) => {
      const { cash, start } = shownFigures(data, scenario).results
      return {
        ...{ scenario, name: text.cases[scenario], ink: inks[scenario] },
        values: [start.openingCash, ...periods.map((period) => cash[period].closing)],
      }
    }),
  }
}

export function cashPicture(data: PlanData, locale: ReportLocale, width?: number): Picture {
  const { columns, rows, amount } = cashOf(data, locale)
  return lineChart({
    label: words[locale].chartOf,
    columns: columns.map(({ short }, x) => ({ x, name: short })),
    lines: rows.map(({ name, ink, values }) => ({ name, ink, points: values.map((y, x) => ({ x, y })) })),
    axis: (value) => axisNumber(value, locale),
    breakAt: 12.5,
    ...(width ? { width } : {}),
    twin: chartTwin({ columns: columns.map(({ name }) => name), rows, amount }),
  })
}
