import type { Balance } from '#domain/finance/balance.ts'
import { netCash } from '#domain/finance/cash.ts'
import { funnelOf, lifetimeValue } from '#domain/finance/funnel.ts'
import { continuityIn, growthIn } from '#domain/finance/income.ts'
import { balanceAfter, loanOf, paymentOf } from '#domain/finance/loans.ts'
import { marketUnits } from '#domain/finance/market-check.ts'
import { marketShare } from '#domain/finance/market-share.ts'
import { factorOf, unitCost } from '#domain/finance/offerings.ts'
import { firstMonthOf, firstYearOf, months, monthsIn, yearOf } from '#domain/finance/periods.ts'
import type { Start } from '#domain/finance/start.ts'
import type {
  ColumnFigure,
  Figure,
  LoanFigure,
  OfferingFigure,
  PairFigure,
  SoldFigure,
} from './explanation.ts'
import { offeringOf, pairOf, type Sources } from './sources.ts'

type Known = Omit<Sources, 'figure'>

/** A calculated number as the engine has it; null where there is none. */
export function figureValue(figure: Figure, known: Known): number | null {
  const { results } = known
  if ('segment' in figure) return pairValue(figure, known)
  if ('year' in figure)
    return results.balance[figure.year][figure.name.slice('balance.'.length) as keyof Balance]
  if ('loan' in figure) return loanValue(figure, known)
  if ('offering' in figure) return offeringValue(figure, known)
  if ('column' in figure) return columnValue(figure, known)
  const { name } = figure
  if (isStart(name)) return results.start[name.slice('start.'.length) as keyof Start]
  return name === 'stillToCover' ? stillToCover(known) : results.breakEven[name]
}

const isStart = (name: string): name is `start.${keyof Start}` => name.startsWith('start.')

function stillToCover({ results: { breakEven, IS } }: Known): number {
  return Math.max(0, breakEven.fixedCosts - IS.y1.additionalMarket - IS.y1.additionalNonMarket)
}

function columnValue({ name, column }: ColumnFigure, { plan, results }: Known): number | null {
  const { IS, cash, start } = results
  if (name === 'growth') return growthIn(column, plan.settings)
  if (name === 'continuity') return continuityIn(column, plan.settings)
  if (name === 'marketShare') return marketShare(IS[column])
  if (name === 'netCash') return netCash(IS[column])
  if (name === 'openingCash') return column === 'y1' ? start.openingCash : cash[column].opening
  if (name === 'closingCash') return cash[column === 'y1' ? 'm12' : column].closing
  if (name !== 'taxable') return IS[column][name]
  const isMonth = monthsIn(column) === 1
  const last = isMonth && yearOf(column) === 'y1' ? firstMonthOf(column) : 0
  const profit = isMonth
    ? firstYearOf((month) => (months.indexOf(month) < last ? IS[month].profitBeforeTax : 0))
    : IS[column].profitBeforeTax
  return Math.max(0, profit)
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
  const enough = results.breakEven.units[figure.offering] ?? null
  return enough !== null && figure.name === 'breakEvenUnitsMonth' ? enough / 12 : enough
}

function loanValue(figure: LoanFigure, { plan }: Known): number | null {
  const row = plan.financials.fundingSources[figure.loan]
  if (!row) return null
  const { payment, count } = loanOf(row)
  if (figure.name === 'loanPayment') return payment
  if (figure.name === 'loanCost') return payment * count - row.amount
  if (figure.name === 'loanBalance') return balanceAfter(row, figure.payments)
  const from = firstMonthOf(figure.column)
  let sum = 0
  for (let month = from; month < from + monthsIn(figure.column); month += 1)
    sum += paymentOf(row, month)[figure.name === 'loanInterest' ? 'interest' : 'principal']
  return sum
}

function pairValue({ name, segment, offering }: PairFigure, known: Known): number | null {
  const { match, isOwn } = pairOf(known, segment, offering)
  const own = offeringOf(known, offering)
  if (name === 'margin') return (match?.price ?? own.price) - unitCost(own)
  return funnelOf(known.plan.activities.filter(isOwn), lifetimeValue(match, own))[name]
}
