import { stepsOfModule } from '#course/course.ts'
import type { Queryable } from '#server/db/transaction.ts'

const followQuery = `
update cohort_module m set customised = s.now_customised
from (select o.module_id, exists (select from step_text t where t.cohort_id = $1 and t.step_id = any ($3))
    or o.step_order <> '{}' or o.steps_off <> '{}' as now_customised
  from cohort_module o where o.cohort_id = $1 and o.module_id = $2) s
where m.cohort_id = $1 and m.module_id = s.module_id
returning m.customised`

/** Whether a cohort has its own version of a module follows from its texts and from what it did with the steps. */
export async function markCustomised(tx: Queryable, cohortId: string, moduleId: string): Promise<boolean> {
  const steps = stepsOfModule(moduleId).map((step) => step.id)
  const { rows } = await tx.query<{ customised: boolean }>(followQuery, [cohortId, moduleId, steps])
  return rows[0]?.customised === true
}

const tellQuery = `
select pg_notify('germina', json_build_object('projectId', p.id, 'kind', 'step', 'id', $1::text, 'change', 'update')::text)
from project p where p.status in ('active', 'completed') and ($2::text is null or p.cohort_id = $2)`

/** Whoever reads the step in a running project, of this cohort or of all, reads its module again. */
export async function tellOfStep(tx: Queryable, stepId: string, cohortId: string | null): Promise<void> {
  await tx.query(tellQuery, [stepId, cohortId])
}
