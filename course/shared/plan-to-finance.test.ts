import { expect, test } from 'vitest'
import { financeReport } from '#domain/finance/report.ts'
import { scenarioResults } from '#domain/finance/results.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import clayFilterExpected from '#testing/finance/clay-filter.expected.json' with { type: 'json' }
import clayFilter from '#testing/finance/clay-filter.json' with { type: 'json' }
import otraVueltaExpected from '#testing/finance/otra-vuelta.expected.json' with { type: 'json' }
import otraVuelta from '#testing/finance/otra-vuelta.records.json' with { type: 'json' }
import { planStart } from './plan-start.ts'
import { planToFinance } from './plan-to-finance.ts'

const records = (plan: unknown) => plan as PlanData
const answerAt = (stepKey: string, key: string, rest: object) => ({
  ...{ _id: `${stepKey}/${key}`, moduleKey: 'seven', stepKey, key, parent: null, ...rest },
})

/** The filter workshop as it is stored: figures in records, growth and continuity in answers. */
const workshop = records({
  business: [{ _id: 'b', ...clayFilter.settings, financials: clayFilter.financials }],
  offering: clayFilter.offerings.map((one, index) => ({ ...one, segmentMatch: index === 0 ? ['segF'] : [] })),
  segment: clayFilter.segments,
  activity: clayFilter.activities,
  competitor: clayFilter.competitors,
  input: [
    answerAt('expenses', 'growth', { valueArr: ['10', '5'] }),
    answerAt('revenue', 'grant-continuity', { valueArr: ['50', '0'] }),
  ],
})
const cooperative = records(otraVuelta)

function leaves(value: unknown, path = ''): readonly (readonly [string, unknown])[] {
  if (typeof value !== 'object' || value === null) return [[path, value]]
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, `${path}.${name}`))
}

test.each([
  ['the filter workshop', workshop, clayFilterExpected],
  ['the repair cooperative', cooperative, otraVueltaExpected],
] as const)('the stored records of %s give its results', (_name, plan, expected) => {
  const results = new Map(leaves(financeReport(planToFinance(plan))))
  const wrong = leaves(expected).filter(([path, value]) => {
    const is = results.get(path)
    return typeof value === 'number' ? !(Math.abs(Number(is) - value) <= 0.005) : is !== value
  })
  expect(wrong).toEqual([])
})

test('a plan without a business record has five empty lists and figures of zero', () => {
  const plan = planToFinance({})
  expect(plan.financials).toEqual({
    ...{ additionalRevenue: [], expenses: [], fixedAssets: [] },
    ...{ preOperatingCapital: [], fundingSources: [] },
  })
  expect(plan.settings).toEqual({ taxRate: 0, expenseGrowth: [0, 0], grantContinuity: [100, 100] })
  expect(scenarioResults(plan, 'expected').start.need).toBe(0)
})

test('funding in its older shape counts beside the newer one, its source taken for its kind', () => {
  const financials = {
    fundingSources: [{ type: 'grant', amount: 100, status: 'have it' }],
    funding: [
      { source: 'loan', amount: 1200, interestRate: 12, years: 1, status: 'in progress' },
      { source: 'my uncle', amount: 50 },
    ],
  }
  const { fundingSources } = planToFinance(records({ business: [{ _id: 'b', financials }] })).financials
  expect(fundingSources).toEqual([
    { type: 'grant', amount: 100, interestRate: 0, years: 0, status: 'have it' },
    { type: 'loan', amount: 1200, interestRate: 12, years: 1, status: 'in progress' },
    { type: 'other', amount: 50, interestRate: 0, years: 0, status: 'not yet' },
  ])
})

test('what is written halfway counts as zero, and null lists as empty', () => {
  const plan = planToFinance(
    records({
      business: [{ _id: 'b', taxRate: null, financials: { expenses: null, fixedAssets: [{}] } }],
      offering: [{ _id: 'o', forecasts: { m1: 5 }, components: null, price: null, segmentMatch: ['s'] }],
      segment: [{ _id: 's', offeringMatch: null }],
      activity: [{ _id: 'a' }],
    }),
  )
  expect(plan.financials.fixedAssets).toEqual([{ classification: 'machinery', description: '', cost: 0 }])
  expect(plan.offerings[0]).toMatchObject({ price: 0, unitPerBatch: 1, forecasts: { m1: 5, m2: 0 } })
  expect(plan.segments[0]?.offeringMatch).toEqual([expect.objectContaining({ offeringId: 'o', price: null })])
})

test('numbers are always calculated: scenario texts and copies of kinds change nothing', () => {
  const offering = cooperative.offering?.map((one) => ({ ...one, expectedScenario: '7', inputId: null }))
  expect(planToFinance({ ...cooperative, offering: offering ?? [] })).toEqual(planToFinance(cooperative))
})

test('what a segment says of an offering that is not for it is not counted', () => {
  const offering = cooperative.offering?.map((one) => ({ ...one, segmentMatch: [] }))
  const { segments } = planToFinance({ ...cooperative, offering: offering ?? [] })
  expect(segments.flatMap(({ offeringMatch }) => offeringMatch)).toEqual([])
})

test.each([
  ['20', [20, 0]],
  ['-10', [-10, 0]],
  ['', [0, 0]],
  ['a lot', [0, 0]],
])('a growth of %j is read as %j', (text, expected) => {
  const plan = records({ input: [answerAt('expenses', 'growth', { valueArr: [text] })] })
  expect(planToFinance(plan).settings.expenseGrowth).toEqual(expected)
})

test.each([
  ['of its start', false, '2027-02'],
  ['that was chosen', true, '2027-05'],
])('the first month of the figures is the one %s', (_name, businessStarted, expected) => {
  const business = [{ _id: 'b', businessStarted, startDate: '2027-02-15' }]
  const input = [answerAt('start-up-capital', 'plan-start', { value: '2027-05' })]
  expect(planStart(records({ business, input }))).toBe(expected)
})
