import { courseModules } from '#course/course.ts'
import type { PlanFacts } from '#course/plan-view/plan-view.ts'
import { type PlanKind, planEntities } from '#domain/entities/index.ts'
import { AppError } from '#domain/errors.ts'
import type { PlanData } from '#domain/plan/plan-data.ts'
import { readPlan } from '#domain/policies/project.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { models } from '#server/verbs/course/models.ts'

const kinds = Object.keys(planEntities) as PlanKind[]
const parts = [...kinds, 'project', 'progresses'] as const

const namesQuery = `
select o.name as founder, c.title as cohort
from project p join users o on o.id = p.owner_id join cohort c on c.id = p.cohort_id where p.id = $1`

/** The whole plan of a project, for somebody who may read it. */
export async function planFacts(caller: Caller, projectId: string): Promise<PlanFacts> {
  const [bundle] = await Promise.all(parts.map((part) => caller.projects.read(projectId, part)))
  if (!bundle?.row) throw new AppError('NOT_FOUND')
  authorize(readPlan(caller.actor, bundle.facts))
  const [names, shared] = await Promise.all([
    caller.deps.db.query<{ founder: string; cohort: string }>({
      name: 'plan-names',
      text: namesQuery,
      values: [projectId],
    }),
    models(caller),
  ])
  const { row, progresses } = bundle
  // As on the project's home: the modules that are open, and those that were begun.
  const { activeModules } = bundle.facts
  const begun = new Set(progresses.map(({ module_id }) => module_id))
  const taken = new Set(
    courseModules.flatMap(({ id, slug }) => (activeModules.includes(slug) || begun.has(id) ? id : [])),
  )
  const isValidated = new Set(progresses.filter(({ validated }) => validated).map((one) => one.module_id))
  const slugs = (ids: ReadonlySet<string>) =>
    courseModules.flatMap(({ id, slug }) => (ids.has(id) ? slug : []))
  return {
    plan: { ...(Object.fromEntries(bundle.plan) as PlanData), model: shared, project: [row] },
    project: {
      name: row.name ?? '',
      countries: row.countries ?? [],
      sectors: row.sectors ?? [],
      stage: row.stage ?? null,
    },
    founder: names.rows[0]?.founder ?? '',
    cohort: names.rows[0]?.cohort ?? '',
    today: new Date().toISOString(),
    modules: slugs(taken),
    validated: slugs(isValidated),
  }
}
