import { planCurrency } from '#course/contract/plan-currency.ts'
import { periodName } from '#course/shared/finance/period-names.ts'
import type { Locale } from '#domain/errors.ts'
import { years } from '#domain/finance/periods.ts'
import { moneyText } from '#domain/money-text.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { Block } from '#domain/report/block.ts'
import type { StatementRow } from './statements.ts'

/** A statement by years, as a report has it. */
export function statementBlock(rows: readonly StatementRow[], data: PlanData, locale: Locale): Block {
  return {
    kind: 'table',
    head: [planCurrency(data), ...years.map((year) => periodName(year, data, locale))],
    rows: rows.map(({ sign, name, at }) => [
      `${sign} ${name}`.trim(),
      ...years.map((year) => moneyText(at(year).value, locale)),
    ]),
  }
}
