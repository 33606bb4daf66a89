import { courseModules, courseStepById, moduleBySlug } from '#course/course.ts'
import type { Caller } from '#server/caller.ts'
import { stepsOf } from '#server/content/steps.ts'

export type StepQuery = { _id?: string | null; module?: string | null }

/** The steps of a module by its id or slug, worded as the caller's cohort reads them. */
export async function steps({ deps, actor }: Caller, query: StepQuery | null | undefined) {
  const moduleIds = wantedModules(query)
  const lists = await Promise.all(moduleIds.map((id) => stepsOf(deps.db, id, actor.cohortId)))
  const all = lists.flat()
  return query?._id ? all.filter((step) => step._id === query._id) : all
}

function wantedModules(query: StepQuery | null | undefined): string[] {
  if (query?.module) return [moduleBySlug(query.module)?.id ?? query.module]
  if (query?._id) return [courseStepById(query._id)?.module.id ?? '']
  return courseModules.map((module) => module.id)
}
