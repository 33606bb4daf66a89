import { planCurrency } from '#course/contract/plan-currency.ts'
import { csvText, statementLines } from '#course/financial-plan/shared/statement-csv.ts'
import {
  allColumns,
  balanceRows,
  cashRows,
  incomeRows,
  type StatementRow,
} from '#course/financial-plan/shared/statements.ts'
import { figureWords } from '#course/shared/finance/figure-words.ts'
import { periodName } from '#course/shared/finance/period-names.ts'
import { type ShownFigures, shownFigures } from '#course/shared/finance/shown-figures.ts'
import { labelOf, nameOf } from '#course/shared/segments.ts'
import { loanSchedule } from '#domain/finance/loan-schedule.ts'
import { isLoan } from '#domain/finance/loans.ts'
import type { Scenario } from '#domain/finance/offerings.ts'
import { type Column, years } from '#domain/finance/periods.ts'
import { fundingTypes, scenarios } from '#domain/options/finance.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import { csvWords } from './csv-words.ts'

type Lines = readonly (readonly (string | number)[])[]

const points = [
  ...(['fixedCosts', 'contributionRatio', 'breakEvenSalesYear', 'breakEvenSalesMonth'] as const),
  ...(['breakEvenSalesYearAfterAdditional', 'safetyMarginPct'] as const),
]
/** What a figure is multiplied by to be a percentage; the others are amounts. */
const percentages: Partial<Record<(typeof points)[number], number>> = {
  contributionRatio: 100,
  safetyMarginPct: 1,
}

/** The tables of the financial plan in one file, below each other, as every program and every phone opens it. */
export function financeCsv(data: PlanData, scenario: Scenario, locale: ReportLocale): string {
  const words = csvWords[locale]
  const figures = shownFigures(data, scenario)
  const statement = (title: string, rows: readonly StatementRow[], columns: readonly Column[]): Lines => [
    [title],
    ...statementLines(rows, columns, (column) => periodName(column, data, locale), words.line),
  ]
  const tables: readonly Lines[] = [
    [[words.scenario, labelOf(scenarios, scenario, locale)], [words.amounts(planCurrency(data))]],
    statement(words.income, incomeRows(figures, locale), allColumns),
    statement(words.cash, cashRows(figures, locale), allColumns),
    breakEvenLines(figures, locale),
    loanLines(figures, locale),
    statement(words.balance, balanceRows(figures, locale), years),
  ]
  return csvText(
    tables
      .filter((table) => table.length > 0)
      .flatMap((table, index) => (index === 0 ? table : [[], ...table])),
    locale,
  )
}

function breakEvenLines({ plan, results: { breakEven } }: ShownFigures, locale: ReportLocale): Lines {
  const words = csvWords[locale]
  const names = figureWords[locale]
  const told = (value: number | null, times = 1) => (value === null ? '' : value * times)
  return [
    [words.breakEven],
    [words.line, words.value],
    ...points.map((name) => [
      `${names[name][0]}${name in percentages ? ', %' : ''}`,
      told(breakEven[name], percentages[name]),
    ]),
    ...plan.offerings.map(({ _id, name }) => [
      `${names.breakEvenUnits[0]}: ${nameOf({ name }, locale)}`,
      told(breakEven.units[_id] ?? null),
    ]),
  ]
}

/** Year by year until the last payment; nothing where nobody lends. */
function loanLines({ plan }: ShownFigures, locale: ReportLocale): Lines {
  const { loans, schedule } = csvWords[locale]
  const lent = plan.financials.fundingSources.filter(isLoan)
  if (lent.length === 0) return []
  const lines = lent.flatMap((source, index) =>
    loanSchedule(source).years.map(({ year, interest, principal, paid, balance }) => [
      `${index + 1} · ${labelOf(fundingTypes, source.type, locale)}`,
      String(year),
      ...[interest, principal, paid, balance],
    ]),
  )
  return [[loans], schedule, ...lines]
}
