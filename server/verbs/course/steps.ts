import { courseModules, courseStepById, moduleBySlug } from '#course/course.ts'
import { seesCohort } from '#domain/policies/programme.ts'
import { readProject } from '#domain/policies/project.ts'
import type { StepQueryInput } from '#server/api-types.ts'
import type { Caller } from '#server/caller.ts'
import type { StepRecord } from '#server/content/course-texts.ts'
import { stepsOf } from '#server/content/steps.ts'
import { type CohortRow, cohortFactsOf, oneQuery } from '#server/verbs/cohorts/cohorts.ts'
import { projectReader } from '#server/verbs/plan/project-reader.ts'

/** The steps of a module by its id or slug, worded as the cohort of the project reads them, or else the caller's own. */
export async function steps(context: Caller, query: StepQueryInput | null | undefined) {
  const { deps, actor } = context
  const read = async (cohortId: string | null, projectId?: string) => {
    const lists = wantedModules(query).map((id) => stepsOf(deps.db, id, cohortId, projectId))
    return (await Promise.all(lists)).flat()
  }
  const all = query?.projectId
    ? await ofProject(context, query.projectId, read)
    : await read((await seenCohort(context, query?.cohort_id)) ?? actor.cohortId)
  return query?._id ? all.filter((step) => step._id === query._id) : all
}

type Read = (cohortId: string | null, projectId?: string) => Promise<StepRecord[]>

/** Read while it is found out whether the caller may see the project: nearly everybody who asks may. */
async function ofProject({ deps, actor, projects }: Caller, projectId: string, read: Read) {
  // A reader of its own: what the request reads of the plan may be told again as it was kept, these words never.
  const reader = projectReader(deps.db, actor, projects.budget)
  const [bundle, steps] = await Promise.all([reader.read(projectId), read(null, projectId)])
  return bundle && readProject(actor, bundle.facts) === 'allowed' ? steps : read(actor.cohortId)
}

/** The cohort whose words were asked for, if the caller may know them. */
async function seenCohort({ deps, actor }: Caller, id: string | null | undefined): Promise<string | null> {
  if (!id) return null
  const { rows } = await deps.db.query<CohortRow>(oneQuery, [id, actor.userId, null])
  return rows[0] && seesCohort(actor, cohortFactsOf(rows[0])) ? id : null
}

function wantedModules(query: StepQueryInput | null | undefined): string[] {
  if (query?.module) return [moduleBySlug(query.module)?.id ?? query.module]
  if (query?._id) return [courseStepById(query._id)?.module.id ?? '']
  return courseModules.map((module) => module.id)
}
