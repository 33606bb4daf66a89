import { type Period, periods } from '#domain/plan/untouched-offering.ts'
import { remembered } from '#domain/remembered.ts'
import type { Funding } from './finance-plan.ts'
import { sumOf } from './numbers.ts'
import { byPeriod, firstMonthOf, monthsIn } from './periods.ts'

export type Payment = { readonly interest: number; readonly principal: number; readonly balance: number }
export type Loan = { readonly payment: number; readonly count: number; readonly rate: number }
type Terms = Pick<Funding, 'amount' | 'interestRate' | 'years'>

export const isLoan = ({ type, years }: Pick<Funding, 'type' | 'years'>) =>
  (type === 'loan' || type === 'microcredit') && years > 0

/** Equal monthly payments, the first in m1. */
export function loanOf({ amount, interestRate, years }: Terms): Loan {
  const count = Math.max(1, Math.round(years * 12))
  const rate = interestRate / 1200
  return { count, rate, payment: rate === 0 ? amount / count : (amount * rate) / -paidOff(rate, count) }
}

// (1 + rate)^−months − 1, exact also where the rate is tiny.
const paidOff = (rate: number, months: number) => Math.expm1(-months * Math.log1p(rate))

/**
 * What is owed after a payment. In closed form: paid down month by month, a long loan at a high rate never gets smaller,
 * since what its first payments pay back is less than the last digit of the balance.
 */
export function balanceAfter({ amount, ...terms }: Terms, paid: number): number {
  const { count, rate } = loanOf({ amount, ...terms })
  if (paid >= count) return 0
  const share = rate === 0 ? (count - paid) / count : paidOff(rate, count - paid) / paidOff(rate, count)
  return amount * share
}

/** The payment of a month, counted from 1. */
export function paymentOf(terms: Terms, month: number): Payment {
  const before = balanceAfter(terms, month - 1)
  const balance = balanceAfter(terms, month)
  return { interest: before * loanOf(terms).rate, principal: before - balance, balance }
}

export type LoanFlow = { readonly interest: number; readonly principal: number }

/** What all loans together cost in each period: the same in every scenario. */
export const loanFlows = remembered((sources: readonly Funding[]): Record<Period, LoanFlow> => {
  const perMonth = sources
    .filter(isLoan)
    .map((source) => Array.from({ length: lastMonth }, (_, index) => paymentOf(source, index + 1)))
  return byPeriod((period) => {
    const from = firstMonthOf(period) - 1
    const paid = perMonth.flatMap((payments) => payments.slice(from, from + monthsIn(period)))
    return {
      interest: sumOf(paid, ({ interest }) => interest),
      principal: sumOf(paid, ({ principal }) => principal),
    }
  })
})

const lastMonth = sumOf(periods, monthsIn)
