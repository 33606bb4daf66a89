import type { Financials } from './finance-plan.ts'
import { isLoan } from './loans.ts'
import { sumOf } from './numbers.ts'

type PreOperating = Pick<Financials['preOperatingCapital'][number], 'operationClass'>

/** Paid before opening and still there: neither gone nor kept in the bank. */
export const isStaying = ({ operationClass }: PreOperating) =>
  operationClass === 'initial-stock' || operationClass === 'deposit'
/** Needed, and kept in the bank. */
export const isReserve = ({ operationClass }: PreOperating) => operationClass === 'working-capital'
/** Paid before opening and gone: a cost of m1. */
export const isExpensed = (row: PreOperating) => !isStaying(row) && !isReserve(row)

export type Start = {
  readonly fixedAssets: number
  readonly preOperating: number
  readonly need: number
  readonly funding: number
  readonly gap: number
  readonly reserve: number
  /** What is in the bank at the moment before opening, m0. */
  readonly openingCash: number
}

export type Capital = {
  readonly start: Start
  /** What counts as a cost of m1. */
  readonly expensed: number
  readonly stockAndDeposits: number
  readonly borrowed: number
  readonly paidIn: number
}

export function capitalOf(financials: Financials): Capital {
  const { fixedAssets: assets, preOperatingCapital: rows, fundingSources: sources } = financials
  const total = (counts: (row: PreOperating) => boolean) => sumOf(rows.filter(counts), ({ cost }) => cost)
  const fixedAssets = sumOf(assets, ({ cost }) => cost)
  const reserve = total(isReserve)
  const stockAndDeposits = total(isStaying)
  const expensed = total(isExpensed)
  const borrowed = sumOf(sources, (source) => (isLoan(source) ? source.amount : 0))
  const paidIn = sumOf(sources, (source) => (isLoan(source) ? 0 : source.amount))
  const preOperating = expensed + stockAndDeposits + reserve
  const need = fixedAssets + preOperating
  const funding = borrowed + paidIn
  const openingCash = funding - fixedAssets - expensed - stockAndDeposits
  return {
    start: { fixedAssets, preOperating, need, funding, gap: need - funding, reserve, openingCash },
    ...{ expensed, stockAndDeposits, borrowed, paidIn },
  }
}

/** "Only money we have": what is not yet there vanishes, loans with their payments. */
export function onlyMoneyWeHave(financials: Financials): Financials {
  return {
    ...financials,
    fundingSources: financials.fundingSources.filter(({ status }) => status === 'have it'),
  }
}
