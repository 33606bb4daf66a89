import { AppError } from '#domain/errors.ts'
import { editBaseStep } from '#domain/policies/content.ts'
import type { StepTextChange, StepWording } from '#server/api-types.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { fieldsOf, layeredSteps, shippedStepById } from '#server/content/wording.ts'
import type { Queryable } from '#server/db/transaction.ts'
import { cohortToEdit } from './cohort-to-edit.ts'

const historyQuery = `
select h.id as "_id", h.part as name, h.before, h.after, to_json(h.changed_at) as changed_at, u.name as changed_by,
  (count(*) over ())::int as version
from step_text_change h left join users u on u.id = h.changed_by
where h.step_id = $1 and h.cohort_id is not distinct from $2
order by h.id desc limit 30`

type ChangeRow = StepTextChange & { readonly version: number }

/** A step as a layer words it. Without a cohort it is the platform's own layer. */
export async function stepWording(
  { deps, actor }: Caller,
  stepId: string,
  cohortId: string | null | undefined,
): Promise<StepWording> {
  if (cohortId) await cohortToEdit(deps.db, actor, cohortId)
  else authorize(editBaseStep(actor))
  return wordingIn(deps.db, stepId, cohortId ?? null)
}

export async function wordingIn(
  db: Queryable,
  stepId: string,
  cohortId: string | null,
): Promise<StepWording> {
  const shipped = shippedStepById(stepId)
  if (!shipped) throw new AppError('NOT_FOUND')
  const [[layered], changes] = await Promise.all([
    layeredSteps(db, [shipped], cohortId),
    latestChanges(db, stepId, cohortId),
  ])
  const { _id: step_id, module, order, nice_name, component, type } = shipped
  return {
    ...{ step_id, module, order, nice_name, component, type },
    fields: layered ? fieldsOf(layered) : [],
    ...changes,
  }
}

/** Who changed what last; every change of a text is one version. */
export async function latestChanges(db: Queryable, stepId: string, cohortId: string | null) {
  const { rows } = await db.query<ChangeRow>(historyQuery, [stepId, cohortId])
  return { version: rows[0]?.version ?? 0, history: rows.map(({ version: _, ...change }) => change) }
}
