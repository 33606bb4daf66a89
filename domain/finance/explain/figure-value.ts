import type { Balance } from '#domain/finance/balance.ts'
import { funnelOf, lifetimeValue } from '#domain/finance/funnel.ts'
import { type LoanSchedule, scheduleOf } from '#domain/finance/loan-schedule.ts'
import { balanceAfter, loanOf, paymentOf } from '#domain/finance/loans.ts'
import { funnelUnits, marketUnits } from '#domain/finance/market-check.ts'
import { factorOf, unitCost } from '#domain/finance/offerings.ts'
import { firstMonthOf, monthsIn } from '#domain/finance/periods.ts'
import type { Start } from '#domain/finance/start.ts'
import { columnValue } from './column-value.ts'
import {
  type Figure,
  isFunnel,
  type LoanFigure,
  type LoanYearFigure,
  type OfferingFigure,
  type PairFigure,
  type SoldFigure,
} from './explanation.ts'
import { batchValue, marketValue, priceValue } from './price-values.ts'
import { isMonthly, kindValue, monthlyValue, rowValue } from './row-values.ts'
import { offeringOf, pairOf, type Sources } from './sources.ts'

type Known = Omit<Sources, 'figure'>

/** A calculated number as the engine has it; null where there is none. */
export function figureValue(figure: Figure, known: Known): number | null {
  const { results } = known
  if ('segment' in figure) return pairValue(figure, known)
  if ('row' in figure) return rowValue(figure, known)
  if ('kind' in figure) return 'offering' in figure ? batchValue(figure, known) : kindValue(figure, known)
  if ('year' in figure)
    return results.balance[figure.year][figure.name.slice('balance.'.length) as keyof Balance]
  if ('loan' in figure) return loanValue(figure, known)
  if ('offering' in figure) return offeringValue(figure, known)
  if ('column' in figure) return columnValue(figure, known)
  const { name } = figure
  if (isStart(name)) return results.start[name.slice('start.'.length) as keyof Start]
  if (isMonthly(name)) return monthlyValue(name, known)
  if (name === 'stillToCover') return stillToCover(known)
  return name === 'totalCosts' ? results.breakEven.fixedCosts + results.IS.y1.cogs : results.breakEven[name]
}

const isStart = (name: string): name is `start.${keyof Start}` => name.startsWith('start.')

function stillToCover({ results: { breakEven, IS } }: Known): number {
  return Math.max(0, breakEven.fixedCosts - IS.y1.additionalMarket - IS.y1.additionalNonMarket)
}

function offeringValue(figure: SoldFigure | OfferingFigure, known: Known): number | null {
  const { plan, scenario, results } = known
  const offering = offeringOf(known, figure.offering)
  if ('column' in figure) {
    const units = results.IS[figure.column].units[figure.offering] ?? 0
    if (figure.name === 'units') return units
    return units * (figure.name === 'salesOf' ? offering.price : unitCost(offering))
  }
  if (figure.name === 'unitCost') return unitCost(offering)
  if (figure.name === 'factor') return factorOf(offering, scenario)
  if (figure.name === 'marketUnits') return marketUnits(plan, figure.offering)
  if (figure.name === 'funnelUnits') return funnelUnits(plan, figure.offering)
  const enough = results.breakEven.units[figure.offering] ?? null
  if (figure.name === 'breakEvenUnits') return enough
  if (figure.name === 'breakEvenUnitsMonth') return enough === null ? null : enough / 12
  return priceValue(figure.name, figure.offering, known)
}

function loanValue(figure: LoanFigure, { plan }: Known): number | null {
  const row = plan.financials.fundingSources[figure.loan]
  if (!row) return null
  if ('loanYear' in figure) return loanYearValue(figure, scheduleOf(row))
  const { payment, count } = loanOf(row)
  if ('payments' in figure) return balanceAfter(row, figure.payments)
  if (!('column' in figure)) {
    const whole = { loanPayment: payment, loanPaid: payment * count, loanRepaid: row.amount }
    return figure.name === 'loanCost' ? payment * count - row.amount : whole[figure.name]
  }
  const from = firstMonthOf(figure.column)
  let sum = 0
  for (let month = from; month < from + monthsIn(figure.column); month += 1)
    sum += paymentOf(row, month)[figure.name === 'loanInterest' ? 'interest' : 'principal']
  return sum
}

const scheduleColumns = {
  loanYearInterest: 'interest',
  loanYearPrincipal: 'principal',
  loanYearPaid: 'paid',
  loanYearBalance: 'balance',
} as const

const loanYearValue = ({ name, loanYear }: LoanYearFigure, { years }: LoanSchedule): number | null =>
  years[loanYear - 1]?.[scheduleColumns[name]] ?? null

function pairValue({ name, segment, offering }: PairFigure, known: Known): number | null {
  if (!isFunnel(name)) return marketValue(name, segment, offering, known)
  const { match, isOwn } = pairOf(known, segment, offering)
  const own = offeringOf(known, offering)
  if (name === 'margin') return (match?.price ?? own.price) - unitCost(own)
  return funnelOf(known.plan.activities.filter(isOwn), lifetimeValue(match, own))[name]
}
