import { AppError, fieldRequired } from '#domain/errors.ts'
import { manageCohort } from '#domain/policies/programme.ts'
import type { CohortUpdateInput } from '#server/api-types.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { audit } from '#server/notices/audit.ts'
import { fullRecord } from './cohorts.ts'
import { lockedCohort } from './managed-row.ts'
import { changesOf, writeCohort } from './write-cohort.ts'
import { writtenCohort } from './written-cohort.ts'

/** What the managers of its organisation set in a cohort. */
export async function updateCohort(
  { deps, actor }: Caller,
  id: string | null | undefined,
  given: CohortUpdateInput,
) {
  if (!id) throw fieldRequired('_id')
  const { version, ...rest } = given
  return inTransaction(deps.db, async (tx) => {
    const row = await lockedCohort(tx, actor, id, manageCohort)
    const written = writtenCohort(rest, row.module_data)
    const changed = changesOf(row, written)
    if (changed.length === 0) return fullRecord(actor, row)
    if (typeof version === 'number' && version !== row.version)
      throw new AppError('CONFLICT', {
        current: fullRecord(actor, row),
        fields: changed.map((field) => ({ field, reason: 'changedSince' })),
      })
    const next = await writeCohort(tx, row, written, changed)
    const stored = next as unknown as Record<string, unknown>
    const set = Object.fromEntries(changed.map((name) => [name, stored[name]]))
    await audit(tx, actor, row.org_id, 'cohort changed', 'cohort', id, set)
    return fullRecord(actor, next)
  })
}
