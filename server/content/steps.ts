import type { Queryable } from '#server/db/transaction.ts'
import { type StepRecord, type StepTextField, shippedSteps, stepTextFields } from './course-texts.ts'

type Layer = { step_id: string; part: string; text: string }

// The platform's wording first, so that the cohort's lies on top of it.
const layersQuery = `
select step_id, part, text from step_text
where step_id = any ($1) and (cohort_id is null or cohort_id = $2)
order by cohort_id nulls first`

/** The steps of a module as a cohort reads them, in order; without a cohort, as the platform words them. */
export async function stepsOf(
  db: Queryable,
  moduleId: string,
  cohortId: string | null,
): Promise<StepRecord[]> {
  const steps = shippedSteps(moduleId)
  if (steps.length === 0) return []
  const { rows } = await db.query<Layer>({
    name: 'step-texts',
    text: layersQuery,
    values: [steps.map((step) => step._id), cohortId],
  })
  const layers = Map.groupBy(rows, (row) => row.step_id)
  return steps.map((step) => ({ ...step, ...wording(layers.get(step._id) ?? []) }))
}

function wording(layers: readonly Layer[]): { [F in StepTextField]?: string } {
  const isText = (part: string): part is StepTextField => stepTextFields.some((field) => field === part)
  return Object.fromEntries(layers.filter(({ part }) => isText(part)).map(({ part, text }) => [part, text]))
}
