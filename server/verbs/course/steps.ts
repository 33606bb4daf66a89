import { courseModules, courseStepById, moduleBySlug } from '#course/course.ts'
import type { StepQueryInput } from '#server/api-types.ts'
import type { Caller } from '#server/caller.ts'
import { stepsOf } from '#server/content/steps.ts'

/** The steps of a module by its id or slug, worded as the caller's cohort reads them. */
export async function steps({ deps, actor }: Caller, query: StepQueryInput | null | undefined) {
  const moduleIds = wantedModules(query)
  const lists = await Promise.all(moduleIds.map((id) => stepsOf(deps.db, id, actor.cohortId)))
  const all = lists.flat()
  return query?._id ? all.filter((step) => step._id === query._id) : all
}

function wantedModules(query: StepQueryInput | null | undefined): string[] {
  if (query?.module) return [moduleBySlug(query.module)?.id ?? query.module]
  if (query?._id) return [courseStepById(query._id)?.module.id ?? '']
  return courseModules.map((module) => module.id)
}
