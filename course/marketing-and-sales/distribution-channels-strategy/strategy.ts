import {
  type Coverage,
  coverageOf,
  noPairs,
  type Route,
  routesOf,
  strategyOf,
} from '#course/marketing-and-sales/shared/channels.ts'
import type { ValueIn } from '#domain/options/choice.ts'
import type { searchKinds } from '#domain/options/products.ts'
import { type Gap, isBlank } from '#domain/plan/messages.ts'
import { type Pair, pairsOf } from '#domain/plan/pairs.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'

export type Search = ValueIn<typeof searchKinds>
type Advice = { readonly coverage: Coverage; readonly route?: Route }

/** How products that are looked for like this are mostly sold. */
const advice: Readonly<Record<Search, Advice>> = {
  Convenience: { coverage: 'intensive' },
  Emergency: { coverage: 'intensive' },
  Shopping: { coverage: 'selective' },
  Specialty: { coverage: 'exclusive' },
  Unsought: { coverage: 'selective', route: 'direct' },
}

/** Nothing while nobody has said how people look for it. */
export const adviceFor = ({ match }: Pair): (Advice & { readonly search: Search }) | null =>
  match?.search ? { search: match.search, ...advice[match.search] } : null

/** The choice is another one than most make. */
export function isUnusual(plan: PlanData, pair: Pair): boolean {
  const [advised, chosen] = [adviceFor(pair)?.coverage, coverageOf(plan, pair)]
  return Boolean(advised && chosen && advised !== chosen)
}

/** What a way to sell gives and asks for, of five. */
export const tradeOffs: Readonly<Record<Route, Readonly<Record<TradeOff, number>>>> = {
  direct: { control: 5, cost: 4, reach: 2, closeness: 5 },
  indirect: { control: 2, cost: 2, reach: 5, closeness: 2 },
}
export const tradeOffNames = ['control', 'cost', 'reach', 'closeness'] as const
type TradeOff = (typeof tradeOffNames)[number]

export function pairGaps(plan: PlanData, pair: Pair): readonly Gap[] {
  const { key } = pair
  return [
    ...(coverageOf(plan, pair) ? [] : [{ field: `strategy:${key}`, message: 'required' } as const]),
    ...(routesOf(plan, pair).length > 0
      ? []
      : [{ field: `strategy.valueArr:${key}`, message: 'selectOne' } as const]),
    ...(isBlank(strategyOf(plan, pair)?.description)
      ? [{ field: `strategy.description:${key}`, message: 'required' } as const]
      : []),
  ]
}

export function gaps(plan: PlanData): readonly Gap[] {
  const pairs = pairsOf(plan)
  if (pairs.length === 0) return [{ field: 'pairs', message: noPairs }]
  return pairs.flatMap((pair) => pairGaps(plan, pair))
}
