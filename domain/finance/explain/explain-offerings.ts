import type { Match } from '#domain/finance/finance-plan.ts'
import { marketingOf } from '#domain/finance/funnel.ts'
import { type Column, months as monthsOfYear1 } from '#domain/finance/periods.ts'
import { constant, type Explanation, input, minus, over, percent, plus } from './explanation.ts'
import { marketInput, offeringOf, pairOf, type Sources } from './sources.ts'

const one = constant('one', 1)

export function explainUnits(offering: string, column: Column, sources: Sources): Explanation {
  const { figure } = sources
  if (column === 'y1')
    return { terms: monthsOfYear1.map((month) => plus(figure({ name: 'units', column: month, offering }))) }
  const { forecasts, name } = offeringOf(sources, offering)
  const forecast = input(forecasts[column], ['offerings', offering, 'forecasts', column], name)
  return { terms: [plus(forecast, figure({ name: 'factor', offering }))] }
}

export function explainSalesOf(offering: string, column: Column, sources: Sources): Explanation {
  const { price, name } = offeringOf(sources, offering)
  const units = sources.figure({ name: 'units', column, offering })
  return { terms: [plus(units, input(price, ['offerings', offering, 'price'], name))] }
}

export function explainCogsOf(offering: string, column: Column, { figure }: Sources): Explanation {
  return {
    terms: [plus(figure({ name: 'units', column, offering }), figure({ name: 'unitCost', offering }))],
  }
}

export function explainUnitCost(offering: string, sources: Sources): Explanation {
  const { components, unitPerBatch } = offeringOf(sources, offering)
  const batch = over(input(Math.max(1, unitPerBatch), ['offerings', offering, 'unitPerBatch']))
  return {
    terms: components.map(({ cost, name }, index) =>
      plus(input(cost, ['offerings', offering, 'components', index, 'cost'], name), batch),
    ),
  }
}

export function explainFactor(offering: string, sources: Sources): Explanation {
  const { scenario } = sources
  if (scenario === 'expected') return { terms: [plus(one)] }
  const field = scenario === 'optimistic' ? 'optimism' : 'pessimism'
  const share = percent(input(offeringOf(sources, offering)[field], ['offerings', offering, field]))
  return { terms: [plus(one), field === 'optimism' ? plus(share) : minus(share)], atLeast: 0 }
}

export function explainMarketUnits(offering: string, sources: Sources): Explanation {
  return {
    terms: matchesOf(offering, sources).map(({ segment, match }) => {
      const market = (field: 'targetMarket' | 'marketShare') => marketInput(sources, segment, offering, field)
      return plus(market('targetMarket'), percent(market('marketShare')), ...orders(segment, offering, match))
    }),
  }
}

/** What the customers of the marketing buy: of the pairs that have any. */
export function explainFunnelUnits(offering: string, sources: Sources): Explanation {
  const { plan, figure } = sources
  return {
    terms: matchesOf(offering, sources)
      .filter(({ segment }) => {
        const { isOwn } = pairOf(sources, segment, offering)
        return marketingOf(plan.activities.filter(isOwn)).length > 0
      })
      .map(({ segment, match }) =>
        plus(figure({ name: 'customers', segment, offering }), ...orders(segment, offering, match)),
      ),
  }
}

const matchesOf = (offering: string, { plan }: Sources) =>
  plan.segments.flatMap(({ _id, offeringMatch }) =>
    offeringMatch
      .filter(({ offeringId }) => offeringId === offering)
      .map((match) => ({ segment: _id, match })),
  )

const orders = (segment: string, offering: string, match: Match) =>
  (['orderFrequency', 'unitsPerSale'] as const).map((field) =>
    input(match[field] ?? 0, ['segments', segment, 'offeringMatch', offering, field]),
  )

export function explainGrowth(column: Column, { plan, figure }: Sources): Explanation {
  const [second, third] = plan.settings.expenseGrowth
  const growth = (value: number, index: number) => percent(input(value, ['settings', 'expenseGrowth', index]))
  if (column === 'y2') return { terms: [plus(one), plus(growth(second, 0))] }
  if (column !== 'y3') return { terms: [plus(one)] }
  const before = figure({ name: 'growth', column: 'y2' })
  return { terms: [plus(before), plus(before, growth(third, 1))] }
}

export function explainContinuity(column: Column, { plan }: Sources): Explanation {
  if (column !== 'y2' && column !== 'y3') return { terms: [plus(one)] }
  const index = column === 'y2' ? 0 : 1
  const share = plan.settings.grantContinuity[index]
  return { terms: [plus(percent(input(share, ['settings', 'grantContinuity', index])))] }
}
