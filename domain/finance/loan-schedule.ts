import { remembered } from '#domain/remembered.ts'
import type { Funding } from './finance-plan.ts'
import { loanOf, type Payment, paymentOf } from './loans.ts'
import { sumOf } from './numbers.ts'
import { carried, grainFor } from './whole-cents.ts'

type Terms = Pick<Funding, 'amount' | 'interestRate' | 'years'>

/** A year of a loan as it is shown: in whole cents that add up. The last one may be short. */
export type LoanYear = {
  readonly year: number
  readonly interest: number
  readonly principal: number
  readonly paid: number
  /** Still owed at its end. */
  readonly balance: number
}

export type LoanSchedule = {
  readonly payment: number
  readonly count: number
  readonly totalInterest: number
  readonly totalPaid: number
  readonly years: readonly LoanYear[]
}

/** What a loan costs, year by year. */
export function loanSchedule(terms: Terms): LoanSchedule {
  const { payment, count } = loanOf(terms)
  const paid = Array.from({ length: count }, (_, index) => paymentOf(terms, index + 1))
  const grain = grainFor(payment * count)
  const years = Array.from({ length: Math.ceil(count / 12) }, (_, year) =>
    paid.slice(year * 12, year * 12 + 12),
  )
  const inYear = (name: 'interest' | 'principal') =>
    carried(
      years.map((months) => sumOf(months, (month: Payment) => month[name])),
      grain,
    )
  const [interest, principal] = [inYear('interest'), inYear('principal')]
  let owed = sumOf(principal, (part) => part)
  const shown = years.map((_, index): LoanYear => {
    const [cost, back] = [interest[index] ?? 0, principal[index] ?? 0]
    owed -= back
    return {
      ...{ year: index + 1, interest: cost / grain, principal: back / grain },
      ...{ paid: (cost + back) / grain, balance: owed / grain },
    }
  })
  const totalInterest = sumOf(interest, (part) => part)
  const totalPaid = totalInterest + sumOf(principal, (part) => part)
  return { payment, count, totalInterest: totalInterest / grain, totalPaid: totalPaid / grain, years: shown }
}

/** The schedule of a funding source, worked out once. */
export const scheduleOf: (source: Funding) => LoanSchedule = remembered(loanSchedule)
