import { courseStepById } from '#course/course.ts'
import { editBaseStep } from '#domain/policies/content.ts'
import { stepTextFields } from '#domain/programme/step-parts.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { markCustomised } from '#server/content/customised.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { audit } from '#server/notices/audit.ts'
import { cohortToEdit } from './cohort-to-edit.ts'
import { wordingIn } from './step-wording.ts'
import { type Wish, writeWording } from './write-wording.ts'

const platformLock = 71_004_329

/** Words a step for one cohort; no other cohort notices. */
export async function customiseStep({ deps, actor }: Caller, cohortId: string, wish: Wish) {
  return inTransaction(deps.db, async (tx) => {
    const { org_id } = await cohortToEdit(tx, actor, cohortId, true)
    const names = await writeWording(tx, actor, cohortId, wish)
    if (names.length > 0) {
      const module = courseStepById(wish.stepId)?.module
      if (module) await markCustomised(tx, cohortId, module.id)
      await audit(tx, actor, org_id, 'step customised', 'step', wish.stepId, { cohort_id: cohortId, names })
    }
    return wordingIn(tx, wish.stepId, cohortId)
  })
}

export async function resetStep(
  context: Caller,
  cohortId: string,
  { fields, ...wish }: Pick<Wish, 'stepId' | 'version'> & { fields?: readonly string[] | null | undefined },
) {
  const names = fields ?? stepTextFields
  return customiseStep(context, cohortId, { ...wish, fields: names.map((name) => ({ name, text: null })) })
}

/** Words a step for all cohorts that have no text of their own. */
export async function updateStep({ deps, actor }: Caller, wish: Wish) {
  authorize(editBaseStep(actor))
  return inTransaction(deps.db, async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [platformLock])
    const names = await writeWording(tx, actor, null, wish)
    if (names.length > 0)
      await audit(tx, actor, actor.mainOrg, 'step changed', 'step', wish.stepId, { names })
    return wordingIn(tx, wish.stepId, null)
  })
}
