import { markupOf } from '#course/shared/markup.ts'
import type { FinancePlan, Financials, Match, Offering } from '#domain/finance/finance-plan.ts'
import { byPeriod } from '#domain/finance/periods.ts'
import { componentTypes } from '#domain/options/products.ts'
import { fromFormer } from '#domain/plan/former-funding.ts'
import { type Pair, pairsOf } from '#domain/plan/pairs.ts'
import { answer, businessOf, type PlanData, type RecordOf } from '#domain/plan/plan-data.ts'
import { remembered } from '#domain/remembered.ts'

/** What the figures of a plan are worked out from, read from its records: half-written ones and older shapes too. */
export const planToFinance: (data: PlanData) => FinancePlan = remembered((data: PlanData): FinancePlan => {
  const business = businessOf(data)
  const pairs = Map.groupBy(pairsOf(data), ({ segment }) => segment._id)
  return {
    settings: {
      taxRate: business?.taxRate ?? 0,
      expenseGrowth: percentages(data, 'expenses', 'growth', 0),
      grantContinuity: percentages(data, 'revenue', 'grant-continuity', 100),
    },
    offerings: (data.offering ?? []).map((row) => offeringFrom(row, markupOf(data, row))),
    financials: financialsFrom(business?.financials ?? {}),
    segments: (data.segment ?? []).map(({ _id, name, targetMarket, marketShare }) => ({
      ...{ _id, name: name ?? '', targetMarket: targetMarket ?? null, marketShare: marketShare ?? null },
      offeringMatch: (pairs.get(_id) ?? []).map(matchFrom),
    })),
    activities: (data.activity ?? []).map((row) => ({
      ...{ name: row.name ?? '', activityType: row.activityType ?? '', ...placeOf(row) },
      ...{ selected: row.selected ?? false, reach: row.reach ?? 0 },
      ...{ conversion: row.conversion ?? 0, budget: row.budget ?? 0 },
    })),
    competitors: (data.competitor ?? []).map((row) => ({
      ...{ name: row.name ?? '', ...placeOf(row) },
      ...{ price: row.price ?? 0, marketShare: row.marketShare ?? 0 },
    })),
  }
})

const placeOf = (row: { segmentId?: string | null; offeringId?: string | null }) => ({
  segmentId: row.segmentId ?? '',
  offeringId: row.offeringId ?? '',
})

const isCostKind = (type: string) => componentTypes.some(({ value }) => value === type)

function offeringFrom(row: RecordOf<'offering'>, markup: number | null): Offering {
  return {
    ...{ _id: row._id, name: row.name ?? '', price: row.price ?? 0, unitPerBatch: row.unitPerBatch ?? 1 },
    ...(markup === null ? {} : { markup }),
    components: (row.components ?? []).map(({ name, cost, type }) => ({
      ...{ name: name ?? '', cost: cost ?? 0 },
      type: type && isCostKind(type) ? type : 'other',
    })),
    forecasts: byPeriod((period) => row.forecasts?.[period] ?? 0),
    ...{ optimism: row.optimism ?? 0, pessimism: row.pessimism ?? 0 },
  }
}

/** A pair that nobody has said anything about yet is one whose figures are not known. */
function matchFrom({ offering, match }: Pair): Match {
  return {
    offeringId: offering._id,
    ...{ price: match?.price ?? null, unitsPerSale: match?.unitsPerSale ?? null },
    ...{ orderFrequency: match?.orderFrequency ?? null, customerDuration: match?.customerDuration ?? null },
    ...{ targetMarket: match?.targetMarket ?? null, marketShare: match?.marketShare ?? null },
  }
}

type Stored = NonNullable<RecordOf<'business'>['financials']>

/** A row without a kind counts in the way that promises least: no buyer behind the money, a cost that is gone. */
function financialsFrom(stored: Stored): Financials {
  const funding = [...(stored.fundingSources ?? []), ...(stored.funding ?? []).map(fromFormer)]
  const described = (row: { description?: string | null; cost?: number | null }) => ({
    description: row.description ?? '',
    cost: row.cost ?? 0,
  })
  return {
    additionalRevenue: (stored.additionalRevenue ?? []).map(({ category, description, value }) => ({
      ...{ category: category ?? 'donation', description: description ?? '', value: value ?? 0 },
    })),
    expenses: (stored.expenses ?? []).map((row) => ({
      ...{ category: row.category ?? 'other', type: row.type ?? 'operating', ...described(row) },
    })),
    fixedAssets: (stored.fixedAssets ?? []).map((row) => ({
      ...{ classification: row.classification ?? 'machinery', ...described(row) },
    })),
    preOperatingCapital: (stored.preOperatingCapital ?? []).map((row) => ({
      ...{ operationClass: row.operationClass ?? 'other', ...described(row) },
    })),
    fundingSources: funding.map(({ type, amount, interestRate, years, status }) => ({
      ...{ type: type ?? 'other', amount: amount ?? 0, interestRate: interestRate ?? 0 },
      ...{ years: years ?? 0, status: status ?? 'not yet' },
    })),
  }
}

/** Two percentages for year 2 and year 3, kept as texts. */
function percentages(data: PlanData, step: string, key: string, usual: number): [number, number] {
  const [second, third] = answer(data, 'seven', step, key)?.valueArr ?? []
  const read = (text: string | undefined) => {
    const number = text?.trim() ? Number(text) : Number.NaN
    return Number.isFinite(number) ? number : usual
  }
  return [read(second), read(third)]
}
