import { type AmountRow, rowsOf } from '#course/financial-plan/shared/amount-rows.ts'
import { planToFinance } from '#course/shared/plan-to-finance.ts'
import { assetLives, depreciationPerMonth } from '#domain/finance/depreciation.ts'
import { sumOf } from '#domain/finance/numbers.ts'
import { assetClasses } from '#domain/options/finance.ts'
import { answers, type PlanData } from '#domain/plan/plan-data.ts'

export const step = 'fixed-assets'

export type AssetClass = keyof typeof assetLives

const isClass = (kind: string | null): kind is AssetClass => kind !== null && Object.hasOwn(assetLives, kind)

export const assetsOf = (plan: PlanData) => rowsOf(plan, 'fixedAssets')

/** How many years it serves; nothing while its class is not known. */
export const lifeOf = ({ kind }: Pick<AmountRow, 'kind'>) => (isClass(kind) ? assetLives[kind] : null)

/** What it loses in a month. */
export const wearOf = ({ kind, description, amount }: AmountRow): number | null =>
  isClass(kind) ? depreciationPerMonth([{ classification: kind, description, cost: amount ?? 0 }]) : null

/** What all of them cost together, and what all lose in a month. */
export function totalsOf(plan: PlanData) {
  const { fixedAssets } = planToFinance(plan).financials
  return { cost: sumOf(fixedAssets, ({ cost }) => cost), wear: depreciationPerMonth(fixedAssets) }
}

/** What each class costs, in the order of the classes. */
export function byClass(plan: PlanData) {
  const rows = assetsOf(plan)
  return assetClasses.flatMap((one, place) => {
    const own = rows.filter(({ kind }) => kind === one.value)
    const cost = sumOf(own, ({ amount }) => amount ?? 0)
    return cost > 0 ? [{ ...one, place, cost }] : []
  })
}

/** What a class costs can be asked once every thing has its class: one without counts as another. */
export const areClassed = (plan: PlanData) => assetsOf(plan).every(({ kind }) => isClass(kind))

/** Things that the resources still lack and the list does not hold yet. People and money are no things to buy. */
export function stillNeeded(plan: PlanData): readonly string[] {
  const held = new Set(assetsOf(plan).map(({ description }) => folded(description)))
  const isThing = new Set((plan.segment ?? []).flatMap(({ keyResources }) => keyResources ?? []))
  const needed = answers(plan, 'four', 'key-resources', 'needed').flatMap(({ valueArr }) => valueArr ?? [])
  return [...new Set(needed)].filter((name) => isThing.has(`things: ${name}`) && !held.has(folded(name)))
}

const folded = (text: string) => text.trim().toLowerCase()
