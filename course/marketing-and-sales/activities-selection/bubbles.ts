import { type Marketing, marketingActivities } from '#course/marketing-and-sales/shared/activities.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'

/** Where the axes stand in the picture. */
export const field = { left: 62, right: 486, top: 28, bottom: 262 } as const
export const radius = 11

export type Bubble = {
  readonly activity: Marketing
  /** Its place in the list of all. */
  readonly number: number
  readonly x: number
  readonly y: number
}

/** The next of 1, 2, 5, 10, 20, 50 … that holds everything. */
export function niceMost(values: readonly number[]): number {
  const most = Math.max(1, ...values)
  const power = 10 ** Math.floor(Math.log10(most))
  return ([1, 2, 5, 10].find((step) => step * power >= most) ?? 10) * power
}

/** A radio reaches thousands and a visit ten: roots keep both apart on one sheet, and nought has its place. */
export const rootShare = (value: number, most: number) => Math.sqrt(Math.max(0, value) / most)

export const ticks = [0, 0.1, 0.5, 1] as const

const isDrawn = ({ reach, budget }: Marketing) => typeof reach === 'number' && typeof budget === 'number'

export type Chart = {
  readonly bubbles: readonly Bubble[]
  readonly mostBudget: number
  readonly mostReach: number
  /** Some have no people or no budget yet. */
  readonly isPartial: boolean
}

export function chartOf(plan: PlanData): Chart {
  const all = marketingActivities(plan)
  const drawn = all.filter(isDrawn)
  const mostBudget = niceMost(drawn.map(({ budget }) => budget ?? 0))
  const mostReach = niceMost(drawn.map(({ reach }) => reach ?? 0))
  const bubbles: Bubble[] = []
  for (const activity of drawn) {
    const x = field.left + rootShare(activity.budget ?? 0, mostBudget) * (field.right - field.left)
    const y = field.bottom - rootShare(activity.reach ?? 0, mostReach) * (field.bottom - field.top)
    bubbles.push({ activity, number: all.indexOf(activity) + 1, ...freePlace({ x, y }, bubbles) })
  }
  return { bubbles, mostBudget, mostReach, isPartial: drawn.length < all.length }
}

type Point = { readonly x: number; readonly y: number }

/** As near as possible to where it belongs without covering another. */
function freePlace(wanted: Point, taken: readonly Point[]): Point {
  const apart = 2 * radius + 2
  const inside = (x: number) => Math.min(field.right, Math.max(field.left, x))
  const isFree = ({ x, y }: Point) => taken.every((one) => Math.hypot(one.x - x, one.y - y) >= apart)
  const near = Array.from({ length: 24 }, (_, turn) => {
    const step = Math.ceil(turn / 2) * (apart / 2)
    return { x: inside(wanted.x + (turn % 2 === 0 ? -step : step)), y: wanted.y }
  })
  return near.find(isFree) ?? wanted
}
