import type { ValueIn } from '#domain/options/choice.ts'
import type {
  assetClasses,
  expenseTypes,
  fundingStatuses,
  fundingTypes,
  operationClasses,
  revenueCategories,
} from '#domain/options/finance.ts'
import type { Period } from '#domain/plan/untouched-offering.ts'

/** Everything that the figures of a plan are worked out from. An empty number is 0, save where null says "not yet known". */
export type FinancePlan = {
  readonly settings: Settings
  readonly offerings: readonly Offering[]
  readonly financials: Financials
  readonly segments: readonly Segment[]
  readonly activities: readonly Activity[]
  readonly competitors: readonly Competitor[]
}

export type Settings = {
  readonly taxRate: number
  /** Percent in year 2 and in year 3. */
  readonly expenseGrowth: readonly [number, number]
  readonly grantContinuity: readonly [number, number]
}

export type Offering = {
  readonly _id: string
  readonly name: string
  readonly price: number
  /** Percent on the unit cost; it is in no result. */
  readonly markup?: number
  readonly unitPerBatch: number
  /** The kind only tells costs apart. */
  readonly components: readonly { readonly name: string; readonly cost: number; readonly type?: string }[]
  readonly forecasts: Readonly<Record<Period, number>>
  readonly optimism: number
  readonly pessimism: number
}

/** Running amounts are per month. */
export type Financials = {
  readonly additionalRevenue: readonly Revenue[]
  readonly expenses: readonly Expense[]
  readonly fixedAssets: readonly Asset[]
  readonly preOperatingCapital: readonly PreOperating[]
  readonly fundingSources: readonly Funding[]
}

type Revenue = Described & { readonly category: ValueIn<typeof revenueCategories>; readonly value: number }
type Expense = Described & {
  readonly category: string
  readonly type: ValueIn<typeof expenseTypes>
  readonly cost: number
}
type Asset = Described & { readonly classification: ValueIn<typeof assetClasses>; readonly cost: number }
type PreOperating = Described & {
  readonly operationClass: ValueIn<typeof operationClasses>
  readonly cost: number
}
export type Funding = {
  readonly type: ValueIn<typeof fundingTypes>
  readonly amount: number
  readonly interestRate: number
  readonly years: number
  readonly status: ValueIn<typeof fundingStatuses>
}
type Described = { readonly description: string }

type Market = { readonly targetMarket: number | null; readonly marketShare: number | null }
export type Segment = Market & {
  readonly _id: string
  readonly name: string
  readonly offeringMatch: readonly Match[]
}
export type Match = Market & {
  readonly offeringId: string
  readonly price: number | null
  readonly unitsPerSale: number | null
  readonly orderFrequency: number | null
  readonly customerDuration: number | null
}
export type Activity = {
  readonly name: string
  readonly activityType: string
  readonly segmentId: string
  readonly offeringId: string
  readonly selected: boolean
  readonly reach: number
  readonly conversion: number
  readonly budget: number
}
export type Competitor = {
  readonly name: string
  readonly offeringId: string
  readonly segmentId: string
  readonly price: number
  readonly marketShare: number
}
