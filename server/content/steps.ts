import { asShipped, type StepPlan, takenSteps } from '#domain/programme/cohort-steps.ts'
import { isStepTextField } from '#domain/programme/step-parts.ts'
import type { Queryable } from '#server/db/transaction.ts'
import { type StepRecord, shippedSteps } from './course-texts.ts'

type Layer = { step_id: string; part: string; text: string }
type Plan = { [K in keyof StepPlan]: string[] } & { step_id: null }

const cohort = 'coalesce($2, (select p.cohort_id from project p where p.id = $3))'

// The platform's wording first, so that the cohort's lies on top of it; and what the cohort did with the steps.
const layersQuery = `
select cohort_id, step_id, part, text, null::text[] as step_order, null::text[] as steps_off from step_text
where step_id = any ($1) and (cohort_id is null or cohort_id = ${cohort})
union all
select cohort_id, null, null, null, step_order, steps_off from cohort_module
where cohort_id = ${cohort} and module_id = $4 and (step_order <> '{}' or steps_off <> '{}')
order by cohort_id nulls first`

/**
 * The steps of a module that a cohort, or that of a project, takes, as it reads them and in its order; otherwise as the
 * platform words them.
 */
export async function stepsOf(
  db: Queryable,
  moduleId: string,
  cohortId: string | null,
  projectId: string | null = null,
): Promise<StepRecord[]> {
  const steps = shippedSteps(moduleId)
  if (steps.length === 0) return []
  const { rows } = await db.query<Layer | Plan>({
    name: 'step-texts',
    text: layersQuery,
    values: [steps.map((step) => step._id), cohortId, projectId, moduleId],
  })
  const layers = Map.groupBy(rows.filter(isLayer), (row) => row.step_id)
  const plan = rows.find((row) => !isLayer(row)) ?? asShipped
  return taken(steps, plan as StepPlan).map((step) => ({ ...step, ...wording(layers.get(step._id) ?? []) }))
}

const isLayer = (row: Layer | Plan): row is Layer => row.step_id !== null

/** Their numbers follow the order of the cohort. */
function taken(steps: readonly StepRecord[], plan: StepPlan): StepRecord[] {
  const placed = steps.map((step) => ({ step, slug: step.nice_name, type: step.type }))
  return takenSteps(placed, plan).map(({ step }, index) => ({ ...step, order: index + 1 }))
}

function wording(layers: readonly Layer[]): Partial<StepRecord> {
  const texts = layers.filter(({ part }) => isStepTextField(part))
  return Object.fromEntries(texts.map(({ part, text }) => [part, part === 'minutes' ? Number(text) : text]))
}
