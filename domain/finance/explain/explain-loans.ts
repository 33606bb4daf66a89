import { scheduleOf } from '#domain/finance/loan-schedule.ts'
import { loanOf } from '#domain/finance/loans.ts'
import { type Column, firstMonthOf, monthsIn } from '#domain/finance/periods.ts'
import {
  constant,
  type Explanation,
  input,
  type LoanYearFigure,
  minus,
  months,
  over,
  percent,
  plus,
} from './explanation.ts'
import type { Sources } from './sources.ts'

function rowOf({ plan }: Sources, loan: number) {
  const row = plan.financials.fundingSources[loan]
  if (!row) throw new Error(`The plan has no funding source ${loan}`)
  const field = (name: 'amount' | 'interestRate' | 'years') =>
    input(row[name], ['financials', 'fundingSources', loan, name], row.type)
  return { row, field }
}

/** In a month, on what is owed; in a year, what is paid in it without what pays back. */
export function explainLoanInterest(loan: number, column: Column, sources: Sources): Explanation {
  const { figure } = sources
  const { row, field } = rowOf(sources, loan)
  const paid = firstMonthOf(column) - 1
  if (monthsIn(column) === 1) {
    const owed = figure({ name: 'loanBalance', loan, payments: paid })
    return { terms: [plus(owed, percent(field('interestRate')), over(months(12)))] }
  }
  const count = Math.max(0, Math.min(12, loanOf(row).count - paid))
  return {
    terms: [
      plus(figure({ name: 'loanPayment', loan }), constant('payments', count)),
      minus(figure({ name: 'loanPrincipal', loan, column })),
    ],
  }
}

export function explainLoanPrincipal(loan: number, column: Column, { figure }: Sources): Explanation {
  const paid = firstMonthOf(column) - 1
  return {
    terms: [
      plus(figure({ name: 'loanBalance', loan, payments: paid })),
      minus(figure({ name: 'loanBalance', loan, payments: paid + monthsIn(column) })),
    ],
  }
}

export function explainLoanBalance(loan: number, payments: number, sources: Sources): Explanation {
  const { field } = rowOf(sources, loan)
  if (payments === 0) return { terms: [plus(field('amount'))] }
  return {
    ...explainLoanPayment(loan, sources),
    terms: [...equalPayments(loan, sources), plus(constant('payments', payments))],
  }
}

/** All payments without what they pay back. */
export function explainLoanCost(loan: number, sources: Sources): Explanation {
  const { row, field } = rowOf(sources, loan)
  const payment = sources.figure({ name: 'loanPayment', loan })
  return { terms: [plus(payment, constant('payments', loanOf(row).count)), minus(field('amount'))] }
}

export function explainLoanPaid(loan: number, sources: Sources): Explanation {
  const { row } = rowOf(sources, loan)
  const payment = sources.figure({ name: 'loanPayment', loan })
  return { terms: [plus(payment, constant('payments', loanOf(row).count))] }
}

export function explainLoanRepaid(loan: number, sources: Sources): Explanation {
  const { years } = scheduleOf(rowOf(sources, loan).row)
  return {
    terms: years.map(({ year }) => plus(sources.figure({ name: 'loanYearPrincipal', loan, loanYear: year }))),
  }
}

/** A year of the schedule: what is paid in it, what of that pays back, and what is still owed after it. */
export function explainLoanYear({ name, loan, loanYear }: LoanYearFigure, sources: Sources): Explanation {
  const { row, field } = rowOf(sources, loan)
  const own = (of: LoanYearFigure['name'], year = loanYear) =>
    sources.figure({ name: of, loan, loanYear: year })
  const before = (loanYear - 1) * 12
  const count = Math.max(0, Math.min(12, loanOf(row).count - before))
  const explanations: Readonly<Record<LoanYearFigure['name'], () => Explanation>> = {
    loanYearPaid: () => ({
      terms: [plus(sources.figure({ name: 'loanPayment', loan }), constant('payments', count))],
    }),
    loanYearPrincipal: () => ({
      terms: [
        plus(loanYear === 1 ? field('amount') : own('loanYearBalance', loanYear - 1)),
        minus(own('loanYearBalance')),
      ],
    }),
    loanYearInterest: () => ({ terms: [plus(own('loanYearPaid')), minus(own('loanYearPrincipal'))] }),
    loanYearBalance: () => ({
      ...explainLoanPayment(loan, sources),
      terms: [...equalPayments(loan, sources), plus(constant('payments', before + count))],
    }),
  }
  return explanations[name]()
}

export const explainLoanPayment = (loan: number, sources: Sources): Explanation => ({
  rule: 'equalPayments',
  terms: equalPayments(loan, sources),
})

function equalPayments(loan: number, sources: Sources) {
  const { field } = rowOf(sources, loan)
  return [plus(field('amount')), plus(percent(field('interestRate'))), plus(field('years'))]
}
