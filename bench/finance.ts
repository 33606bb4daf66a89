// How long a plan with twenty offerings takes to be worked out anew, as after each key that somebody presses: all
// scenarios, unrounded and as shown. Prints one line of JSON. Argument: rounds.
import type { FinancePlan } from '#domain/finance/finance-plan.ts'
import { financeReport } from '#domain/finance/report.ts'
import { scenarioResults } from '#domain/finance/results.ts'
import { workshop } from '#testing/finance/workshop.ts'

const rounds = Number(process.argv[2] ?? 300)
const goal = { milliseconds: 5 }
const offerings = 20

function planOf(count: number): FinancePlan {
  const own = <T>(items: readonly T[], index: number) => items[index % items.length] as T
  return {
    ...workshop,
    offerings: Array.from({ length: count }, (_, index) => ({
      ...own(workshop.offerings, index),
      _id: `offering ${index}`,
    })),
    segments: workshop.segments.map((segment) => ({
      ...segment,
      offeringMatch: Array.from({ length: count }, (_, index) => ({
        ...own(segment.offeringMatch, index),
        offeringId: `offering ${index}`,
      })),
    })),
    activities: Array.from({ length: count * 5 }, (_, index) => ({
      ...own(workshop.activities, index),
      offeringId: `offering ${Math.floor(index / 5)}`,
    })),
  }
}

/** A plan with another loan and another price each time, so that nothing is remembered. */
function edited(plan: FinancePlan, round: number): FinancePlan {
  const fundingSources = plan.financials.fundingSources.map((row) => ({ ...row, amount: row.amount + round }))
  const offerings = plan.offerings.map((row) => ({ ...row, price: row.price + round / 100 }))
  return { ...plan, offerings, financials: { ...plan.financials, fundingSources } }
}

function measure(plan: FinancePlan, work: (plan: FinancePlan) => unknown) {
  const times = Array.from({ length: rounds }, (_, round) => {
    const own = edited(plan, round)
    const startedAt = performance.now()
    work(own)
    return performance.now() - startedAt
  }).sort((a, b) => a - b)
  const at = (share: number) => Number((times[Math.floor(times.length * share)] ?? Number.NaN).toFixed(3))
  return { median: at(0.5), p95: at(0.95) }
}

const many = planOf(offerings)
const scenarios = ['expected', 'optimistic', 'pessimistic'] as const
// The first rounds pay for what the machine learns of the code; a page has learned it after the first keys.
measure(many, financeReport)
const results = {
  oneScenario: measure(many, (plan) => scenarioResults(plan, 'expected')),
  threeScenarios: measure(many, (plan) => scenarios.map((scenario) => scenarioResults(plan, scenario))),
  everything: measure(many, financeReport),
  everythingOfOneOffering: measure(planOf(1), financeReport),
}
const isMet = results.everything.median <= goal.milliseconds
process.stdout.write(
  `${JSON.stringify({ bench: 'finance', unit: 'milliseconds', offerings, rounds, ...results, goal, isMet })}\n`,
)
process.exitCode = isMet ? 0 : 1
