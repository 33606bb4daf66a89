import { manageCohort } from '#domain/policies/programme.ts'
import { attentionFields, attentionOf } from '#domain/programme/attention.ts'
import type { AttentionInput } from '#server/api-types.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { audit } from '#server/notices/audit.ts'
import { validate } from '#server/validate.ts'
import { lockedCohort } from '#server/verbs/cohorts/managed-row.ts'

/** After how many days something needs the organisers of this cohort. */
export async function setAttention({ deps, actor }: Caller, cohortId: string, given: AttentionInput) {
  return inTransaction(deps.db, async (tx) => {
    const row = await lockedCohort(tx, actor, cohortId, manageCohort)
    const own = attentionOf(validate(attentionFields, given))
    await tx.query('update cohort set attention = $2, updated_at = now() where id = $1', [
      cohortId,
      JSON.stringify(own),
    ])
    await audit(tx, actor, row.org_id, 'cohort changed', 'cohort', cohortId, { attention: own })
    return own
  })
}
