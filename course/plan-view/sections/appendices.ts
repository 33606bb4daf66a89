import { planCurrency } from '#course/contract/plan-currency.ts'
import { scheduleOf } from '#course/financial-plan/funding-sources/funding.ts'
import { scheduleRows } from '#course/financial-plan/funding-sources/schedule-rows.ts'
import { sourcesOf } from '#course/financial-plan/shared/funding-rows.ts'
import {
  cashRows,
  hasNumbers,
  incomeRows,
  type StatementRow,
} from '#course/financial-plan/shared/statements.ts'
import { type SectionPart, type Telling, table, under } from '#course/plan-view/telling.ts'
import { amountsOf } from '#course/shared/finance/amount-text.ts'
import { periodName } from '#course/shared/finance/period-names.ts'
import { shownFigures } from '#course/shared/finance/shown-figures.ts'
import { labelOf } from '#course/shared/segments.ts'
import { type Column, months } from '#domain/finance/periods.ts'
import { moneyText } from '#domain/money-text.ts'
import { fundingTypes } from '#domain/options/finance.ts'
import type { Block } from '#domain/report/block.ts'

const words = {
  en: {
    expected: 'In the expected scenario.',
    income: 'Income statement',
    cash: 'Cash flow',
    half: (first: string, last: string) => `${first} to ${last}`,
  },
  es: {
    expected: 'En el escenario esperado.',
    income: 'Estado de resultados',
    cash: 'Flujo de caja',
    half: (first: string, last: string) => `De ${first} a ${last}`,
  },
} as const

export const howTested: SectionPart = ({ step }) => step('one', 'testing-your-assumptions')

export const sources: SectionPart = ({ step }) => step('one', 'information-sources')

/** Both statements month by month, half a year in a table: more columns do not fit on paper. */
export const monthly: SectionPart = (told) => {
  const shown = shownFigures(told.plan)
  if (!told.takes('seven') || !hasNumbers(shown)) return []
  const text = words[told.locale]
  return [
    { kind: 'text', text: text.expected, tone: 'muted' },
    ...under(text.income, halves(told, incomeRows(shown, told.locale))),
    ...under(text.cash, halves(told, cashRows(shown, told.locale))),
  ]
}

const halves = (told: Telling, rows: readonly StatementRow[]): readonly Block[] =>
  [months.slice(0, 6), months.slice(6)].flatMap((columns) => half(told, rows, columns))

function half({ plan, locale }: Telling, rows: readonly StatementRow[], columns: readonly Column[]) {
  const name = (column: Column | undefined) => (column ? periodName(column, plan, locale, 'sentence') : '')
  const title = words[locale].half(name(columns[0]), name(columns.at(-1)))
  return [
    { kind: 'heading', text: title } as const,
    ...table(
      [planCurrency(plan), ...columns.map((column) => periodName(column, plan, locale, 'short'))],
      rows.map(({ sign, name: line, at }) => [
        `${sign} ${line}`.trim(),
        ...columns.map((column) => moneyText(at(column).value, locale)),
      ]),
    ),
  ]
}

export const loans: SectionPart = ({ plan, locale, takes }) =>
  takes('seven')
    ? sourcesOf(plan).flatMap((source): Block[] => {
        const schedule = scheduleOf(source)
        if (!schedule) return []
        const name = labelOf(fundingTypes, source.type, locale) || '–'
        return [
          { kind: 'heading', text: `${name}: ${amountsOf(plan, locale)(source.amount)}` },
          { kind: 'table', ...scheduleRows(plan, schedule, locale) },
        ]
      })
    : []
