import type { PlanData } from '#domain/plan/plan-data.ts'

type Change = (number: number, name: string) => number

/** The same with every number changed. */
function changed<T>(value: T, change: Change, name = ''): T {
  // Versions are no numbers of a plan.
  if (typeof value === 'number') return (name === 'version' ? value : change(value, name)) as T
  if (Array.isArray(value)) return value.map((one) => changed(one, change, name)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, changed(inner, change, key)]),
  ) as T
}

const only =
  (names: readonly string[], to: number): Change =>
  (number, name) =>
    names.includes(name) ? to : number

const prices = ['price', 'priceLow', 'priceHigh', 'rangeLow', 'rangeHigh'] as const
const parts = ['taxRate', 'marketShare', 'conversion', 'interestRate', 'optimism', 'pessimism'] as const
const months = Array.from({ length: 12 }, (_, month) => `m${month + 1}`)

/** Answers are kept as texts. */
const withAnswer = (plan: PlanData, key: string, valueArr: string[]): PlanData => ({
  ...plan,
  input: (plan.input ?? []).map((one) => (one.key === key ? { ...one, valueArr } : one)),
})

const without = (plan: PlanData, ...kinds: readonly (keyof PlanData)[]): PlanData => ({
  ...plan,
  ...Object.fromEntries(kinds.filter((kind) => plan[kind]).map((kind) => [kind, []])),
})

const startingOn = (plan: PlanData, startDate: string): PlanData => ({
  ...plan,
  business: (plan.business ?? []).map((one) => ({ ...one, startDate, businessStarted: false })),
})

/** Whatever somebody may enter, on purpose or by mistake. */
export function extremePlans(plan: PlanData): readonly (readonly [string, PlanData])[] {
  return [
    ['nothing but zeros', changed(plan, () => 0)],
    ['a trillion of everything', changed(plan, (_, name) => (name === 'index' ? 1 : 1e12))],
    [
      'a trillion and a cent',
      changed(plan, only(['cost', 'value', 'amount', 'price', 'budget'], 1e12 + 0.01)),
    ],
    ['a trillion units a month', changed(plan, only([...months, 'y2', 'y3'], 1e12))],
    ['prices of zero', changed(plan, only(prices, 0))],
    ['prices below the cost', changed(plan, only(prices, 0.01))],
    ['loans of no years', changed(plan, only(['years'], 0))],
    ['loans over forty years', changed(plan, only(['years'], 40))],
    ['a hundred percent of everything', changed(plan, only(parts, 100))],
    ['costs that cannot be paid', changed(plan, (one, name) => (name === 'cost' ? one * 100 : one))],
    ['expenses that shrink', withAnswer(plan, 'growth', ['-50', '-99.9'])],
    ['a growth that is no number', withAnswer(plan, 'growth', ['1,5', 'many'])],
    ['a start that is no day', startingOn(plan, 'soon')],
    ['no offerings', without(plan, 'offering')],
    ['neither offerings nor a business', without(plan, 'offering', 'business', 'segment', 'activity')],
  ]
}

/** What no reader should ever see of a number. */
export const brokenNumber = /\bNaN\b|∞|Infinity|\bundefined\b|\bnull\b|\de\+\d/
