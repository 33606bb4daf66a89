import { courseModules, courseStepById, moduleBySlug } from '#course/course.ts'
import { seesCohort } from '#domain/policies/programme.ts'
import { readProject } from '#domain/policies/project.ts'
import type { StepQueryInput } from '#server/api-types.ts'
import type { Caller } from '#server/caller.ts'
import { stepsOf } from '#server/content/steps.ts'
import { type CohortRow, cohortFactsOf, oneQuery } from '#server/verbs/cohorts/cohorts.ts'

/** The steps of a module by its id or slug, worded as the cohort of the project reads them, or else the caller's own. */
export async function steps(context: Caller, query: StepQueryInput | null | undefined) {
  const cohortId = await cohortOf(context, query ?? {})
  const lists = await Promise.all(
    wantedModules(query).map((id) => stepsOf(context.deps.db, id, cohortId ?? context.actor.cohortId)),
  )
  const all = lists.flat()
  return query?._id ? all.filter((step) => step._id === query._id) : all
}

/** The cohort whose words were asked for, if the caller may know them. */
async function cohortOf(
  { deps, actor, projects }: Caller,
  { projectId, cohort_id }: StepQueryInput,
): Promise<string | null> {
  if (projectId) {
    const facts = (await projects.read(projectId))?.facts
    return facts && readProject(actor, facts) === 'allowed' ? facts.cohortId : null
  }
  if (!cohort_id) return null
  const { rows } = await deps.db.query<CohortRow>(oneQuery, [cohort_id, actor.userId, null])
  return rows[0] && seesCohort(actor, cohortFactsOf(rows[0])) ? cohort_id : null
}

function wantedModules(query: StepQueryInput | null | undefined): string[] {
  if (query?.module) return [moduleBySlug(query.module)?.id ?? query.module]
  if (query?._id) return [courseStepById(query._id)?.module.id ?? '']
  return courseModules.map((module) => module.id)
}
