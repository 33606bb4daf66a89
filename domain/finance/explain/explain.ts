import type { Balance } from '#domain/finance/balance.ts'
import type { FinancePlan } from '#domain/finance/finance-plan.ts'
import type { Scenario } from '#domain/finance/offerings.ts'
import { type ScenarioResults, scenarioResults } from '#domain/finance/results.ts'
import type { Start } from '#domain/finance/start.ts'
import { explainBreakEven, explainBreakEvenUnits, explainBreakEvenUnitsMonth } from './explain-break-even.ts'
import { explainLine } from './explain-income.ts'
import {
  explainLoanBalance,
  explainLoanCost,
  explainLoanInterest,
  explainLoanPaid,
  explainLoanPayment,
  explainLoanPrincipal,
  explainLoanRepaid,
  explainLoanYear,
} from './explain-loans.ts'
import {
  explainBalance,
  explainClosingCash,
  explainMarketShare,
  explainNetCash,
  explainOpeningCash,
  explainStart,
  explainTaxable,
} from './explain-money.ts'
import {
  explainCogsOf,
  explainContinuity,
  explainFactor,
  explainFunnelUnits,
  explainGrowth,
  explainMarketUnits,
  explainSalesOf,
  explainUnitCost,
  explainUnits,
} from './explain-offerings.ts'
import { explainPair } from './explain-pair.ts'
import { explainBatch, explainBatchPart, explainPrice } from './explain-prices.ts'
import { explainKind, explainMonthly, explainRow } from './explain-rows.ts'
import type {
  BatchFigure,
  BreakEvenName,
  ColumnFigure,
  Explanation,
  Figure,
  KindFigure,
  MonthlyName,
} from './explanation.ts'
import { figureValue } from './figure-value.ts'
import { isMonthly } from './row-values.ts'
import type { Sources } from './sources.ts'

export type Explained = Explanation & { readonly figure: Figure; readonly value: number | null }

/**
 * "How is this calculated?" for every number of a plan, as data: its terms, each with the inputs and figures it is made of.
 * A figure among them can be asked about in turn, until only inputs are left. With results as they are shown, sums are
 * explained by the cents that stand in the tables.
 */
export function explainer(
  plan: FinancePlan,
  scenario: Scenario,
  results: ScenarioResults = scenarioResults(plan, scenario),
): (figure: Figure) => Explained {
  const sources: Sources = {
    ...{ plan, scenario, results },
    figure: (figure) => ({ from: 'figure', figure, value: figureValue(figure, sources) }),
  }
  return (figure) => ({ figure, value: figureValue(figure, sources), ...explanationOf(figure, sources) })
}

function explanationOf(figure: Figure, sources: Sources): Explanation {
  if ('segment' in figure) return explainPair(figure.name, figure.segment, figure.offering, sources)
  if ('row' in figure) return explainRow(figure, sources)
  if ('kind' in figure) return explainOfKind(figure, sources)
  if ('loanYear' in figure) return explainLoanYear(figure, sources)
  if ('year' in figure)
    return explainBalance(figure.name.slice('balance.'.length) as keyof Balance, figure.year, sources)
  switch (figure.name) {
    case 'units':
      return explainUnits(figure.offering, figure.column, sources)
    case 'salesOf':
      return explainSalesOf(figure.offering, figure.column, sources)
    case 'cogsOf':
      return explainCogsOf(figure.offering, figure.column, sources)
    case 'unitCost':
      return explainUnitCost(figure.offering, sources)
    case 'factor':
      return explainFactor(figure.offering, sources)
    case 'marketUnits':
      return explainMarketUnits(figure.offering, sources)
    case 'breakEvenUnits':
      return explainBreakEvenUnits(figure.offering, sources)
    case 'breakEvenUnitsMonth':
      return explainBreakEvenUnitsMonth(figure.offering, sources)
    case 'funnelUnits':
      return explainFunnelUnits(figure.offering, sources)
    case 'loanInterest':
      return explainLoanInterest(figure.loan, figure.column, sources)
    case 'loanPrincipal':
      return explainLoanPrincipal(figure.loan, figure.column, sources)
    case 'loanBalance':
      return explainLoanBalance(figure.loan, figure.payments, sources)
    case 'loanCost':
      return explainLoanCost(figure.loan, sources)
    case 'loanPayment':
      return explainLoanPayment(figure.loan, sources)
    case 'loanPaid':
      return explainLoanPaid(figure.loan, sources)
    case 'loanRepaid':
      return explainLoanRepaid(figure.loan, sources)
    default:
      if ('offering' in figure) return explainPrice(figure.name, figure.offering, sources)
      return 'column' in figure ? explainColumn(figure, sources) : explainWhole(figure.name, sources)
  }
}

function explainOfKind(figure: KindFigure | BatchFigure, sources: Sources): Explanation {
  if (!('offering' in figure)) return explainKind(figure.name, figure.kind, sources)
  const { name, offering, kind } = figure
  return name === 'batchOf'
    ? explainBatch(offering, sources, kind)
    : explainBatchPart(offering, kind, sources)
}

const columns = {
  growth: explainGrowth,
  continuity: explainContinuity,
  marketShare: explainMarketShare,
  netCash: explainNetCash,
  openingCash: explainOpeningCash,
  closingCash: explainClosingCash,
  taxable: explainTaxable,
} as const

function explainColumn({ name, column }: ColumnFigure, sources: Sources): Explanation {
  return name in columns
    ? columns[name as keyof typeof columns](column, sources)
    : explainLine(name as Exclude<typeof name, keyof typeof columns>, column, sources)
}

function explainWhole(
  name: BreakEvenName | MonthlyName | `start.${keyof Start}`,
  sources: Sources,
): Explanation {
  if (isStart(name)) return explainStart(name.slice('start.'.length) as keyof Start, sources)
  return isMonthly(name) ? explainMonthly(name, sources) : explainBreakEven(name, sources)
}

const isStart = (name: string): name is `start.${keyof Start}` => name.startsWith('start.')
