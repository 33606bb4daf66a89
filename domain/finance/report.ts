import type { FinancePlan, Funding, Segment } from './finance-plan.ts'
import { type Funnel, funnelOf, isMarketingMissing, lifetimeValue, worth } from './funnel.ts'
import { isLoan, loanOf, type Payment, paymentOf } from './loans.ts'
import { marketUnits, yearsAboveMarket } from './market-check.ts'
import { quotient, sumOf } from './numbers.ts'
import { competitorAverage, unitCost } from './offerings.ts'
import { scenarioResults } from './results.ts'
import { shownResults } from './shown.ts'
import { capitalOf, onlyMoneyWeHave } from './start.ts'

/**
 * All figures of a plan in one object: three scenarios unrounded, then as they are shown, and what stands beside them.
 * `loan`, `funnel`, `marketUnits` and `competitorAverage` are those of the first loan, pair and offering; the lists hold all.
 */
export function financeReport(plan: FinancePlan) {
  const { offerings, financials } = plan
  const expected = scenarioResults(plan, 'expected')
  const optimistic = scenarioResults(plan, 'optimistic')
  const pessimistic = scenarioResults(plan, 'pessimistic')
  const loans = financials.fundingSources.filter(isLoan).map(loanSummary)
  const pairs = plan.segments.flatMap((segment) => pairFigures(plan, segment))
  const markets = offerings.map(({ _id }) => {
    const units = marketUnits(plan, _id)
    return { offeringId: _id, units, above: yearsAboveMarket(expected.IS, _id, units) }
  })
  const [pair] = pairs
  return {
    ...{ expected, optimistic, pessimistic },
    securedOnly: capitalOf(onlyMoneyWeHave(financials)).start,
    loan: loans[0] ?? null,
    // A loan of 1,200 for a year without interest, to check the formula by.
    loanZero: loanOf({ amount: 1200, interestRate: 0, years: 1 }).payment,
    funnel: pair?.funnel ?? null,
    ...(pair && thresholds(pair.funnel)),
    unitCost: Object.fromEntries(offerings.map((offering) => [offering._id, unitCost(offering)])),
    marketUnits: markets.find(({ units }) => units !== null)?.units ?? null,
    competitorAverage: pair?.competitorAverage ?? null,
    ...{ loans, pairs, markets },
    isMarketingMissing: isMarketingMissing(plan),
    shown: {
      expected: shownResults(plan, 'expected', expected),
      optimistic: shownResults(plan, 'optimistic', optimistic),
      pessimistic: shownResults(plan, 'pessimistic', pessimistic),
    },
  }
}

function pairFigures(plan: FinancePlan, segment: Segment) {
  return segment.offeringMatch.flatMap((match) => {
    const offering = plan.offerings.find(({ _id }) => _id === match.offeringId)
    if (!offering) return []
    const isOwn = (one: { segmentId: string; offeringId: string }) =>
      one.segmentId === segment._id && one.offeringId === offering._id
    return {
      segmentId: segment._id,
      offeringId: offering._id,
      funnel: funnelOf(plan.activities.filter(isOwn), lifetimeValue(match, offering)),
      competitorAverage: competitorAverage(plan.competitors.filter(isOwn)),
    }
  })
}

/** The funnel where winning a customer costs just what one is worth, and with one customer fewer. */
function thresholds(funnel: Funnel) {
  const enough = funnel.ltv === null || funnel.ltv <= 0 ? null : quotient(funnel.budget, funnel.ltv)
  const withCustomers = (customers: number) => ({ ...funnel, ...worth(customers, funnel.budget, funnel.ltv) })
  return {
    funnelEqual: enough === null ? null : withCustomers(enough),
    funnelWarn: enough === null || enough < 1 ? null : withCustomers(enough - 1),
  }
}

function loanSummary(source: Funding) {
  const { payment, count } = loanOf(source)
  const paid = Array.from({ length: count }, (_, index) => paymentOf(source, index + 1))
  const year = (number: number) => paid.slice((number - 1) * 12, number * 12)
  const interest = (part: readonly Payment[]) => sumOf(part, (one) => one.interest)
  const principal = (part: readonly Payment[]) => sumOf(part, (one) => one.principal)
  const at = [1, 2, 12, 24].flatMap((month) => {
    const own = paid[month - 1]
    return own ? [[`m${month}`, [own.interest, own.principal, own.balance]] as const] : []
  })
  return {
    payment,
    count,
    ...(Object.fromEntries(at) as Readonly<Record<string, readonly number[]>>),
    ...{ interestY1: interest(year(1)), interestY2: interest(year(2)), interestY3: interest(year(3)) },
    ...{ principalY1: principal(year(1)), principalY2: principal(year(2)), principalY3: principal(year(3)) },
    totalInterest: interest(paid),
  }
}
