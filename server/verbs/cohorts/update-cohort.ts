import { AppError, fieldRequired } from '#domain/errors.ts'
import { manageCohort } from '#domain/policies/programme.ts'
import { cohortFields, cohortWritable } from '#domain/programme/cohort.ts'
import type { CohortUpdateInput } from '#server/api-types.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { audit } from '#server/notices/audit.ts'
import { validate } from '#server/validate.ts'
import { type CohortRow, cohortFactsOf, fullRecord, oneQuery } from './cohorts.ts'

const writable = Object.fromEntries(cohortWritable.map((name) => [name, cohortFields[name]]))

/** What the managers of its organisation set in a cohort. */
export async function updateCohort(
  { deps, actor }: Caller,
  id: string | null | undefined,
  given: CohortUpdateInput,
) {
  if (!id) throw fieldRequired('_id')
  const { version, ...rest } = given
  return inTransaction(deps.db, async (tx) => {
    const { rows } = await tx.query<CohortRow>(`${oneQuery} for no key update of c`, [id, actor.userId, null])
    const [row] = rows
    if (!row) throw new AppError('NOT_FOUND')
    authorize(manageCohort(actor, cohortFactsOf(row)))
    validate(writable, rest)
    const changed = cohortWritable.filter((name) => name in rest && (rest[name] ?? false) !== row[name])
    const current = fullRecord(actor, row)
    if (changed.length === 0) return current
    if (typeof version === 'number' && version !== row.version)
      throw new AppError('CONFLICT', {
        current,
        fields: changed.map((field) => ({ field, reason: 'changedSince' })),
      })
    const set = Object.fromEntries(changed.map((name) => [name, rest[name] ?? false]))
    const assignments = changed.map((name, index) => `${name} = $${index + 2}`)
    const updated = await tx.query<{ version: number }>(
      `update cohort set ${assignments.join(', ')}, version = version + 1, updated_at = now() where id = $1
       returning version`,
      [id, ...Object.values(set)],
    )
    await audit(tx, actor, row.org_id, 'cohort changed', 'cohort', id, set)
    return { ...current, ...set, ...updated.rows[0] }
  })
}
