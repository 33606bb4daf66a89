import { type Module, moduleBySlug } from '#course/course.ts'
import { AppError } from '#domain/errors.ts'
import type { LoadedKind, PlanData } from '#domain/plan/plan-data.ts'
import { downloadSummary } from '#domain/policies/exports.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { stepsOf } from '#server/content/steps.ts'
import { models } from '#server/verbs/course/models.ts'
import type { ProjectBundle } from '#server/verbs/plan/project-reader.ts'
import { changedStepsOf } from '#server/verbs/reviews/changed-steps.ts'
import type { Asked } from './document-kinds.ts'
import type { SummaryOrder } from './orders.ts'

type Names = {
  project: string
  founder: string
  cohort: string
  approved_by: string | null
  approved_at: string | null
  is_approved: boolean
}

const namesQuery = `
select p.name as project, o.name as founder, c.title as cohort, v.name as approved_by,
  g.validated_at as approved_at, g.id is not null as is_approved
from project p join users o on o.id = p.owner_id join cohort c on c.id = p.cohort_id
left join progress g on g.project_id = p.id and g.module_id = $2 and g.validated
left join users v on v.id = g.validated_by
where p.id = $1`

/** What the summary of a module is made from, for somebody who may have it. */
export async function summaryOrder(caller: Caller, asked: Asked): Promise<SummaryOrder> {
  const { project: projectId, module: slug, format, locale } = asked
  const module = slug && moduleBySlug(slug)
  if (!module) throw new AppError('NOT_FOUND')
  const bundle = await readBundle(caller, projectId, module)
  const isValidated = bundle.progresses.some((one) => one.module_id === module.id && one.validated)
  authorize(downloadSummary(caller.actor, bundle.facts, isValidated))
  const { db } = caller.deps
  const { rows } = await db.query<Names>(namesQuery, [projectId, module.id])
  const [names] = rows
  if (!names) throw new AppError('NOT_FOUND')
  const steps = await stepsOf(db, module.id, bundle.facts.cohortId)
  return {
    kind: 'summary',
    format,
    locale,
    project: names.project,
    founder: names.founder,
    cohort: names.cohort,
    module: { slug: module.slug, number: module.number, name: module.name[locale] },
    today: new Date().toISOString(),
    approval: names.is_approved ? { by: names.approved_by, at: names.approved_at } : null,
    changedSteps: await changedStepsOf(caller, projectId, module.slug),
    steps: steps.map((step) => ({
      slug: step.nice_name,
      title: locale === 'es' ? step.title_es : step.title,
    })),
    plan: {
      ...(Object.fromEntries(bundle.plan) as PlanData),
      ...(module.loads.includes('model') && { model: await models(caller) }),
      ...(bundle.row && { project: [bundle.row] }),
      steps: steps.map(({ _id, order }) => ({ _id, module: module.id, order })),
    },
  }
}

async function readBundle({ projects }: Caller, projectId: string, module: Module): Promise<ProjectBundle> {
  const isOfPlan = (kind: LoadedKind): kind is Exclude<LoadedKind, 'model'> => kind !== 'model'
  // Whoever was asked is named in no document, of whichever module it is.
  const parts = [...new Set([...module.loads.filter(isOfPlan), 'source', 'progresses'] as const)]
  const [bundle] = await Promise.all(parts.map((part) => projects.read(projectId, part)))
  if (!bundle) throw new AppError('NOT_FOUND')
  return bundle
}
