import type { Balance } from '#domain/finance/balance.ts'
import type { LineName } from '#domain/finance/lines.ts'
import type { Column, Year } from '#domain/finance/periods.ts'
import type { Start } from '#domain/finance/start.ts'

/** A calculated number of a plan, in one scenario. */
export type Figure =
  | ColumnFigure
  | SoldFigure
  | OfferingFigure
  | LoanFigure
  | BalanceFigure
  | PairFigure
  | RowFigure
  | KindFigure
  | BatchFigure
  | { readonly name: `start.${keyof Start}` }
  | { readonly name: BreakEvenName }
  | { readonly name: MonthlyName }

export type ColumnFigure = {
  readonly name: LineName | CashName | 'growth' | 'continuity' | 'marketShare'
  readonly column: Column
}
export type SoldFigure = {
  readonly name: 'units' | 'salesOf' | 'cogsOf'
  readonly column: Column
  readonly offering: string
}
export type OfferingFigure = {
  readonly name:
    | ('unitCost' | 'factor' | 'breakEvenUnits' | 'breakEvenUnitsMonth' | 'marketUnits' | 'funnelUnits')
    | PriceName
  readonly offering: string
}
/** What stands beside the price of an offering. */
export type PriceName =
  | ('batchCost' | 'costPlus' | 'priceMargin' | 'priceMarginPct')
  | ('pricedCustomers' | 'suggestedPrice')
/** A loan is its row among the funding sources; its balance is what is owed after so many payments. */
export type LoanFigure =
  | { readonly name: 'loanInterest' | 'loanPrincipal'; readonly column: Column; readonly loan: number }
  | { readonly name: 'loanBalance'; readonly loan: number; readonly payments: number }
  | { readonly name: 'loanPayment' | 'loanCost' | 'loanPaid' | 'loanRepaid'; readonly loan: number }
  | LoanYearFigure
/** A row of the schedule of a loan, counted from its own first year, as the schedule shows it. */
export type LoanYearFigure = {
  readonly name: 'loanYearInterest' | 'loanYearPrincipal' | 'loanYearPaid' | 'loanYearBalance'
  readonly loan: number
  readonly loanYear: number
}
type BalanceFigure = { readonly name: `balance.${keyof Balance}`; readonly year: Year }
export type PairFigure = {
  readonly name: PairName | MarketName
  readonly segment: string
  readonly offering: string
}
/** A row of a list of amounts by its place. */
export type RowFigure = { readonly name: 'assetWear' | 'expenseYear'; readonly row: number }
/** The rows of a list that are of one kind: a class, a category, how sure they are. */
export type KindFigure = { readonly name: KindName; readonly kind: string }
export type KindName = 'assetsOf' | 'assetsPart' | 'expensesOf' | 'expensesPart' | 'fundingOf'
/** The costs of one kind in a batch. */
export type BatchFigure = {
  readonly name: 'batchOf' | 'batchPart'
  readonly offering: string
  readonly kind: string
}

type CashName = 'netCash' | 'openingCash' | 'closingCash' | 'taxable'
export type BreakEvenName =
  | 'fixedCosts'
  | 'totalCosts'
  | 'contributionRatio'
  | 'breakEvenSalesYear'
  | 'breakEvenSalesMonth'
  | 'stillToCover'
  | 'breakEvenSalesYearAfterAdditional'
  | 'safetyMarginPct'
export type PairName = 'leads' | 'warm' | 'customers' | 'budget' | 'cac' | 'margin' | 'ltv' | 'ratio'
/** What a pair knows of its rivals and its market. */
export type MarketName =
  | ('competitorAverage' | 'competitorShares' | 'sharesTaken' | 'sharesLeft')
  | ('marketCustomers' | 'marginPct')
/** Before opening, and of an ordinary month. */
export type MonthlyName =
  | ('paidBefore' | 'monthlyExpenses' | 'reserveMonths')
  | ('marketingPlanned' | 'marketingEntered')

/** Where an input stands in the plan: names and places in lists; offerings and segments by their id. */
export type InputPath = readonly (string | number)[]

export type Factor = (
  | { readonly from: 'figure'; readonly figure: Figure }
  /** The label is what somebody called the row. */
  | { readonly from: 'input'; readonly path: InputPath; readonly label: string }
  | {
      readonly from: 'constant'
      readonly name: 'months' | 'monthsOfLife' | 'payments' | 'rows' | 'one' | 'percent'
    }
) & {
  /** Null where there is none: nothing can be divided by no customers. */
  readonly value: number | null
  readonly isPercent?: true
  readonly divides?: true
}
export type Term = { readonly sign: 1 | -1; readonly factors: readonly Factor[] }

/** The sum of its terms, each the product of its factors; kept between bounds where the rule says so. */
export type Explanation = {
  readonly terms: readonly Term[]
  readonly atLeast?: 0
  readonly atMost?: Factor
  /** The terms are what goes in, but more than a sum is made of them. */
  readonly rule?: 'equalPayments'
}

export const plus = (...factors: readonly Factor[]): Term => ({ sign: 1, factors })
export const minus = (...factors: readonly Factor[]): Term => ({ sign: -1, factors })
export const percent = (factor: Factor): Factor => ({ ...factor, isPercent: true })
export const over = (factor: Factor): Factor => ({ ...factor, divides: true })

export const input = (value: number | null, path: InputPath, label = ''): Factor => ({
  from: 'input',
  path,
  label,
  value,
})
export const constant = (name: Extract<Factor, { from: 'constant' }>['name'], value: number): Factor => ({
  ...{ from: 'constant', name, value },
})
export const months = (value: number) => constant('months', value)

const funnelNames: readonly string[] = [
  ...(['leads', 'warm', 'customers', 'budget'] satisfies PairName[]),
  ...(['cac', 'margin', 'ltv', 'ratio'] satisfies PairName[]),
]
export const isFunnel = (name: PairName | MarketName): name is PairName => funnelNames.includes(name)
