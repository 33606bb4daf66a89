import type { Balance } from '#domain/finance/balance.ts'
import type { FinancePlan } from '#domain/finance/finance-plan.ts'
import type { LineName } from '#domain/finance/lines.ts'
import type { Scenario } from '#domain/finance/offerings.ts'
import type { Start } from '#domain/finance/start.ts'
import type { WorkbookWords } from './words.ts'

type Named =
  | (LineName | 'netCash' | 'openingCash' | 'closingCash' | 'marketShare' | 'unitCost' | 'factor')
  | ('fixedCosts' | 'contributionRatio' | 'breakEvenSalesYear' | 'breakEvenSalesMonth')
  | ('breakEvenSalesYearAfterAdditional' | 'safetyMarginPct')
  | `balance.${keyof Balance}`
  | `start.${keyof Start}`

/** What the model says that the figures do not know. */
export type ModelTexts = {
  readonly locale: 'en' | 'es'
  readonly project: string
  /** As people write it. */
  readonly day: string
  readonly currency: string
  /** The month of m1, as in "2027-02"; undefined while nobody has said it. */
  readonly start: string | undefined
  /** What each figure is called, and what it means. */
  readonly figures: Readonly<Record<Named, readonly [name: string, about: string]>>
  /** How a period is called that has no date: m1 "Month 1", y2 "Year 2". */
  readonly periods: (column: string) => string
}

/** What every sheet is written from. Amounts of the plan are in the cents that are shown of them. */
export type Frame = {
  readonly plan: FinancePlan
  readonly scenario: Scenario
  readonly texts: ModelTexts
  readonly words: WorkbookWords
}
