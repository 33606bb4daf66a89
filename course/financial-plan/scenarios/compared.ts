import { planCurrency } from '#course/contract/plan-currency.ts'
import { periodName } from '#course/shared/finance/period-names.ts'
import { shownFigures } from '#course/shared/finance/shown-figures.ts'
import { toldNumber } from '#course/shared/finance/told-number.ts'
import type { Figure } from '#domain/finance/explain/explanation.ts'
import type { Scenario } from '#domain/finance/offerings.ts'
import { years } from '#domain/finance/periods.ts'
import { moneyText } from '#domain/money-text.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { ReportLocale } from '#domain/report/block.ts'
import { words } from './words.ts'

type Told = {
  readonly told: string
  readonly figure: Figure | null
  /** When it was, of a number that has its own moment. */
  readonly when?: string
}

export type ComparedLine = {
  readonly name: string
  /** The number of a case, and which figure it is. */
  readonly of: (scenario: Scenario) => Told
}

/** Sales, profit and market share of every year and the lowest cash, line by line. */
export function comparedLines(data: PlanData, locale: ReportLocale): readonly ComparedLine[] {
  const text = words[locale]
  const money = (amount: number) => moneyText(amount, locale, planCurrency(data))
  const resultsOf = (scenario: Scenario) => shownFigures(data, scenario).results
  const yearly = (['sales', 'netProfit'] as const).flatMap((line) =>
    years.map(
      (year): ComparedLine => ({
        name: text.inYear(text.lines[line], periodName(year, data, locale)),
        of: (scenario) => ({
          told: money(resultsOf(scenario).IS[year][line]),
          figure: { name: line, column: year },
        }),
      }),
    ),
  )
  const shares = years.map(
    (year): ComparedLine => ({
      name: text.inYear(text.lines.share, periodName(year, data, locale)),
      of: (scenario) => {
        const share = resultsOf(scenario).marketShare[year]
        const told = toldNumber(share === null ? null : Math.round(share * 10) / 10, 'percent', locale, '')
        return { told, figure: share === null ? null : { name: 'marketShare', column: year } }
      },
    }),
  )
  const lowest: ComparedLine = {
    name: text.lines.lowest,
    of: (scenario) => {
      const [period, amount] = resultsOf(scenario).lowest
      return {
        told: money(amount),
        when: periodName(period, data, locale),
        figure: period === 'm0' ? { name: 'start.openingCash' } : { name: 'closingCash', column: period },
      }
    },
  }
  return [...yearly, lowest, ...shares]
}
