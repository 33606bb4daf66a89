import type { ShownFigures } from '#course/shared/finance/shown-figures.ts'
import type { Figure } from '#domain/finance/explain/explanation.ts'
import type { Column } from '#domain/finance/periods.ts'
import type { words } from './words.ts'

type Sentence = {
  readonly says: keyof (typeof words)['en'] &
    ('profit' | 'loss' | 'even' | 'firstMonth' | 'firstYear' | 'never' | 'onlyGrants' | 'noSales')
  readonly amount?: { readonly figure: Figure; readonly value: number }
  readonly period?: Column
}

/** What the statement says, in the order in which somebody would tell it. */
export function readingOf({ results: { IS, breakEven } }: ShownFigures): readonly Sentence[] {
  const { netProfit, profitBeforeTax, additionalNonMarket, sales } = IS.y1
  const first = breakEven.firstProfitPeriod
  const last: Sentence =
    netProfit === 0
      ? { says: 'even' }
      : {
          says: netProfit > 0 ? 'profit' : 'loss',
          amount: { figure: { name: 'netProfit', column: 'y1' }, value: Math.abs(netProfit) },
        }
  const needsGrants = profitBeforeTax >= 0 && additionalNonMarket > profitBeforeTax
  return [
    ...(sales === 0 ? [{ says: 'noSales' } as const] : []),
    last,
    first === null
      ? { says: 'never' }
      : { says: first.startsWith('y') ? 'firstYear' : 'firstMonth', period: first },
    ...(needsGrants
      ? [
          {
            says: 'onlyGrants',
            amount: { figure: { name: 'additionalNonMarket', column: 'y1' }, value: additionalNonMarket },
          } as const,
        ]
      : []),
  ]
}
