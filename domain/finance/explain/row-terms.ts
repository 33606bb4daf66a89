import type { FinancePlan, Financials } from '#domain/finance/finance-plan.ts'
import { type Factor, input, plus, type Term } from './explanation.ts'

const fields = {
  additionalRevenue: 'value',
  expenses: 'cost',
  fixedAssets: 'cost',
  preOperatingCapital: 'cost',
  fundingSources: 'amount',
} as const satisfies Record<keyof Financials, string>

/** One term for each row of a list that counts, with what its amount is multiplied by. */
export function rowTerms<L extends keyof Financials>(
  { financials }: FinancePlan,
  list: L,
  counts: (row: Financials[L][number]) => boolean,
  rest: (row: Financials[L][number]) => readonly Factor[] = () => [],
): readonly Term[] {
  const rows: readonly Financials[L][number][] = financials[list]
  return rows.flatMap((row, index) => {
    if (!counts(row)) return []
    const amount = Number((row as Readonly<Record<string, unknown>>)[fields[list]])
    const label = 'description' in row ? row.description : row.type
    return plus(input(amount, ['financials', list, index, fields[list]], label), ...rest(row))
  })
}
