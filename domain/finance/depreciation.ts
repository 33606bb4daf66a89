import type { Financials } from './finance-plan.ts'
import { sumOf } from './numbers.ts'

type Asset = Financials['fixedAssets'][number]

/** How many years an asset serves, after common tax tables. None is shorter than the three years of the plan. */
export const assetLives = {
  property: 20,
  machinery: 10,
  furniture: 10,
  vehicle: 5,
  'tech equipment': 3,
} as const satisfies Record<Asset['classification'], number>

/** Straight line, nothing left at the end. */
export const depreciationPerMonth = (assets: readonly Asset[]) =>
  sumOf(assets, ({ classification, cost }) => cost / (assetLives[classification] * 12))
