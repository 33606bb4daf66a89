import { loadGapRules } from '#course/modules.ts'
import { type PlanPlace, sectionList } from '#course/plan-view/section-list.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import type { CohortModuleRow } from './week-rows.ts'

/** Cover, summary and appendices are told from the steps of the others. */
const numbered = sectionList.filter(({ mark }) => /^\d+$/.test(mark))

/** Whether the cohort takes a step at all, now or later. */
export function takenPlaces(modules: readonly CohortModuleRow[]): (place: PlanPlace) => boolean {
  const bySlug = new Map(modules.filter(({ active }) => active).map((row) => [row.slug, row]))
  return ({ module, step }) => bySlug.get(module)?.steps_off.includes(step) === false
}

/** How much of each part of the plan is written: steps that lack nothing, of those that the cohort takes. */
export async function sectionStandings(
  plan: PlanData,
  activeModules: readonly string[],
  isTaken: (place: PlanPlace) => boolean,
) {
  const isDone = await stepsDone(plan, isTaken)
  const sections = numbered.flatMap(({ id, places }) => {
    const taken = places.filter(isTaken)
    if (taken.length === 0) return []
    const open = taken.filter((place) => !isDone.get(keyOf(place)))
    const next = open.find(({ module }) => activeModules.includes(module))
    return {
      ...{ section: id, steps: taken.length, steps_done: taken.length - open.length },
      ...{ module: next?.module ?? null, step: next?.step ?? null },
    }
  })
  return { sections, steps: isDone.size, steps_done: [...isDone.values()].filter(Boolean).length }
}

const keyOf = ({ module, step }: PlanPlace) => `${module}/${step}`

/** A step that several parts are written in is looked at once. */
async function stepsDone(
  plan: PlanData,
  isTaken: (place: PlanPlace) => boolean,
): Promise<ReadonlyMap<string, boolean>> {
  const done = new Map<string, boolean>()
  for (const place of numbered.flatMap(({ places }) => places.filter(isTaken))) {
    if (done.has(keyOf(place))) continue
    const rules = await loadGapRules(place.module)
    done.set(keyOf(place), rules[place.step]?.(plan).length === 0)
  }
  return done
}
