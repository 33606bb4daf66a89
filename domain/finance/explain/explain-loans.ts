import { loanOf } from '#domain/finance/loans.ts'
import { type Column, firstMonthOf, monthsIn } from '#domain/finance/periods.ts'
import { constant, type Explanation, input, minus, months, over, percent, plus } from './explanation.ts'
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

export const explainLoanPayment = (loan: number, sources: Sources): Explanation => ({
  rule: 'equalPayments',
  terms: equalPayments(loan, sources),
})

function equalPayments(loan: number, sources: Sources) {
  const { field } = rowOf(sources, loan)
  return [plus(field('amount')), plus(percent(field('interestRate'))), plus(field('years'))]
}
