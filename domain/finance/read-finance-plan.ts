import { z } from 'zod'
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
import { componentTypes, offeringTypes } from '#domain/options/products.ts'
import { periods } from '#domain/plan/untouched-offering.ts'
import type { FinancePlan } from './finance-plan.ts'
import { flag, group, id, number, options, orUnknown, percentages, rows, table, text } from './read-fields.ts'

const market = {
  addressableMarket: orUnknown(),
  addressableMarketDescription: text,
  targetMarket: orUnknown(),
  marketShare: orUnknown(100),
  marketShareJustification: text,
}
const component = group({ name: text, type: options(componentTypes).nullish(), cost: number() })
const offering = group({
  _id: id,
  name: text,
  type: options(offeringTypes).nullish(),
  price: number(),
  rangeLow: number(),
  rangeHigh: number(),
  unitPerBatch: number(),
  components: rows(component),
  forecasts: group(Object.fromEntries(periods.map((period) => [period, number()]))),
  optimism: number(0, 100),
  pessimism: number(0, 100),
})
const match = group({
  offeringId: id,
  price: orUnknown(),
  priceLow: orUnknown(),
  priceHigh: orUnknown(),
  unitsPerSale: orUnknown(),
  orderFrequency: orUnknown(),
  customerDuration: orUnknown(),
  ...market,
})
const pair = { segmentId: id, offeringId: id }
const described = { description: text, cost: number() }

const threeLetters = 'must be a currency of three capital letters'

const financePlan = group({
  settings: group({
    businessStarted: flag,
    startDate: z.iso
      .date('must be a date such as 2027-01-01')
      .nullish()
      .transform((value) => value ?? null),
    currency: z.string(threeLetters).regex(/^[A-Z]{3}$/, threeLetters),
    taxRate: number(0, 100),
    expenseGrowth: percentages(-100, 0),
    grantContinuity: percentages(0, 100),
  }),
  offerings: table(offering).refine(areDistinct, 'must not have the same _id twice'),
  financials: group({
    additionalRevenue: rows(
      group({ category: options(revenueCategories), description: text, value: number() }),
    ),
    expenses: rows(
      group({ category: options(expenseCategories), type: options(expenseTypes), ...described }),
    ),
    fixedAssets: rows(group({ classification: options(assetClasses), ...described })),
    preOperatingCapital: rows(group({ operationClass: options(operationClasses), ...described })),
    fundingSources: rows(
      group({
        type: options(fundingTypes),
        amount: number(),
        interestRate: number(0, 100),
        years: number(0, 50),
        status: options(fundingStatuses),
      }),
    ),
  }),
  segments: rows(group({ _id: id, name: text, offeringMatch: rows(match), ...market })).refine(
    areDistinct,
    'must not have the same _id twice',
  ),
  activities: rows(
    group({
      ...{ name: text, activityType: options(activityTypes), ...pair, selected: flag },
      ...{ reach: number(), conversion: number(0, 100), budget: number() },
    }),
    2000,
  ),
  competitors: rows(group({ name: text, ...pair, price: number(), marketShare: number(0, 100) }), 2000),
})

function areDistinct(items: readonly { _id: string }[]): boolean {
  return new Set(items.map(({ _id }) => _id)).size === items.length
}

export type ReadPlan = { readonly plan: FinancePlan } | { readonly problems: readonly string[] }

/** A plan from outside, or every place where it is none. */
export function readFinancePlan(value: unknown): ReadPlan {
  const { success, data, error } = financePlan.safeParse(value)
  if (success) return { plan: data as unknown as FinancePlan }
  return { problems: error.issues.map(({ path, message }) => `${placeOf(path)} ${message}`) }
}

const placeOf = (path: readonly PropertyKey[]) =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .slice(1) || 'The plan'
