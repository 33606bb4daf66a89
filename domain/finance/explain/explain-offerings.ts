import { type Column, months as monthsOfYear1 } from '#domain/finance/periods.ts'
import { constant, type Explanation, input, minus, over, percent, plus } from './explanation.ts'
import { offeringOf, type Sources } from './sources.ts'

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

export function explainMarketUnits(offering: string, { plan }: Sources): Explanation {
  return {
    terms: plan.segments.flatMap((segment) =>
      segment.offeringMatch
        .filter(({ offeringId }) => offeringId === offering)
        .map((match) => {
          const own = ['segments', segment._id, 'offeringMatch', offering]
          const market = (field: 'targetMarket' | 'marketShare') =>
            match[field] === null
              ? input(segment[field] ?? 0, ['segments', segment._id, field], segment.name)
              : input(match[field], [...own, field], segment.name)
          return plus(
            market('targetMarket'),
            percent(market('marketShare')),
            input(match.orderFrequency ?? 0, [...own, 'orderFrequency']),
            input(match.unitsPerSale ?? 0, [...own, 'unitsPerSale']),
          )
        }),
    ),
  }
}

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
