import fc from 'fast-check'
import type { Choice } from '#domain/fields.ts'
import type { FinancePlan, Offering } from '#domain/finance/finance-plan.ts'
import {
  assetClasses,
  expenseCategories,
  expenseTypes,
  fundingStatuses,
  fundingTypes,
  operationClasses,
  revenueCategories,
} from '#domain/options/finance.ts'
import { activityTypes } from '#domain/options/marketing.ts'
import { componentTypes } from '#domain/options/products.ts'
import { periods } from '#domain/plan/untouched-offering.ts'

const oneOf = <const C extends readonly Choice[]>(choices: C) =>
  fc.constantFrom(...choices.map(({ value }) => value as C[number]['value']))

/** Mostly what people type; now and then nothing, a sliver or the largest that a field takes. */
const amount = fc.oneof(
  { weight: 12, arbitrary: fc.integer({ min: 0, max: 5_000_000 }).map((cents) => cents / 100) },
  { weight: 4, arbitrary: fc.constant(0) },
  { weight: 3, arbitrary: fc.double({ min: 0, max: 100_000, noNaN: true }) },
  { weight: 1, arbitrary: fc.constantFrom(1e12, 1e-9, 0.005, 999_999_999_999.99) },
)
const percent = fc.oneof(
  fc.integer({ min: 0, max: 100 }),
  fc.double({ min: 0, max: 100, noNaN: true }),
  fc.constantFrom(0, 100, 1e-12),
)
const change = fc.oneof(fc.integer({ min: -100, max: 300 }), fc.constant(0))
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { freq: 8 })
const rows = <T>(row: fc.Arbitrary<T>) => fc.array(row, { maxLength: 4 })
const description = fc.constant('')
const id = fc.constantFrom('a', 'b', 'c')

const forecasts = fc
  .array(fc.oneof(amount, fc.integer({ min: 0, max: 500 })), { minLength: 14, maxLength: 14 })
  .map((units) => Object.fromEntries(periods.map((period, index) => [period, units[index] ?? 0])))

const offering = fc.record({
  _id: id,
  name: description,
  price: amount,
  unitPerBatch: fc.constantFrom(0, 1, 12, 0.5),
  markup: percent,
  components: rows(fc.record({ name: description, cost: amount, type: oneOf(componentTypes) })),
  forecasts: forecasts as fc.Arbitrary<Offering['forecasts']>,
  optimism: percent,
  pessimism: percent,
})

const market = { targetMarket: maybe(amount), marketShare: maybe(percent) }
const match = fc.record({
  offeringId: id,
  price: maybe(amount),
  unitsPerSale: maybe(amount),
  orderFrequency: maybe(amount),
  customerDuration: maybe(amount),
  ...market,
})

export const activities = fc.array(
  fc.record({
    ...{ name: description, activityType: oneOf(activityTypes), segmentId: id, offeringId: id },
    ...{ selected: fc.boolean(), reach: amount, conversion: percent, budget: amount },
  }),
  { maxLength: 8 },
)

export const randomPlan: fc.Arbitrary<FinancePlan> = fc.record({
  settings: fc.record({
    taxRate: percent,
    expenseGrowth: fc.tuple(change, change),
    grantContinuity: fc.tuple(percent, percent),
  }),
  offerings: fc.uniqueArray(offering, { selector: ({ _id }) => _id, maxLength: 3 }),
  financials: fc.record({
    additionalRevenue: rows(fc.record({ category: oneOf(revenueCategories), description, value: amount })),
    expenses: rows(
      fc.record({
        ...{ category: oneOf(expenseCategories), type: oneOf(expenseTypes) },
        ...{ description, cost: amount },
      }),
    ),
    fixedAssets: rows(fc.record({ classification: oneOf(assetClasses), description, cost: amount })),
    preOperatingCapital: rows(
      fc.record({ operationClass: oneOf(operationClasses), description, cost: amount }),
    ),
    fundingSources: rows(
      fc.record({
        ...{ type: oneOf(fundingTypes), status: oneOf(fundingStatuses) },
        ...{ amount, interestRate: percent, years: fc.constantFrom(0, 0.01, 0.5, 1, 2, 2.5, 5, 40, 50) },
      }),
    ),
  }),
  segments: fc.uniqueArray(
    fc.record({ _id: id, name: description, offeringMatch: fc.array(match, { maxLength: 2 }), ...market }),
    { selector: ({ _id }) => _id, maxLength: 2 },
  ),
  activities,
  competitors: rows(
    fc.record({ name: description, offeringId: id, segmentId: id, price: amount, marketShare: percent }),
  ),
})
