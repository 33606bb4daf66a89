import { isStepTextField } from '#domain/programme/step-parts.ts'
import type { Queryable } from '#server/db/transaction.ts'
import { type StepRecord, shippedSteps } from './course-texts.ts'

type Layer = { step_id: string; part: string; text: string }

// The platform's wording first, so that the cohort's lies on top of it.
const layersQuery = `
select step_id, part, text from step_text
where step_id = any ($1)
  and (cohort_id is null or cohort_id = coalesce($2, (select p.cohort_id from project p where p.id = $3)))
order by cohort_id nulls first`

/** The steps of a module as a cohort, or that of a project, reads them, in order; otherwise as the platform words them. */
export async function stepsOf(
  db: Queryable,
  moduleId: string,
  cohortId: string | null,
  projectId: string | null = null,
): Promise<StepRecord[]> {
  const steps = shippedSteps(moduleId)
  if (steps.length === 0) return []
  const { rows } = await db.query<Layer>({
    name: 'step-texts',
    text: layersQuery,
    values: [steps.map((step) => step._id), cohortId, projectId],
  })
  const layers = Map.groupBy(rows, (row) => row.step_id)
  return steps.map((step) => ({ ...step, ...wording(layers.get(step._id) ?? []) }))
}

function wording(layers: readonly Layer[]): Partial<StepRecord> {
  const texts = layers.filter(({ part }) => isStepTextField(part))
  return Object.fromEntries(texts.map(({ part, text }) => [part, part === 'minutes' ? Number(text) : text]))
}
