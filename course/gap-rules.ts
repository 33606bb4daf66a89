import type { Gap } from '#domain/plan/messages.ts'
import { answer, type PlanData } from '#domain/plan/plan-data.ts'

type GapRule = (plan: PlanData) => readonly Gap[]

/**
 * What is still missing in each step of a module before it counts as complete, by the slug of the step. A step
 * without a rule cannot tell; a summary goes by the review.
 */
export type GapRules = Readonly<Record<string, GapRule>>

type Load = () => Promise<{ readonly gapRules: GapRules }>

const rooms: ReadonlyMap<string, Load> = new Map([
  ['one', () => import('./understanding-the-problem/gap-rules.ts')],
])

/** The rules of one module, loaded when they are asked for: a page needs those of the module it stands in. */
export async function loadGapRules(moduleSlug: string): Promise<GapRules> {
  const own = (await rooms.get(moduleSlug)?.())?.gapRules
  return { introduction: introductionGaps(moduleSlug), ...own }
}

/** An introduction is complete once the module was started. */
export const introductionGaps =
  (moduleSlug: string): GapRule =>
  (plan) =>
    answer(plan, moduleSlug, 'introduction', 'started')?.selected
      ? []
      : [{ field: 'started', message: 'required' }]
