import { AppError } from '#domain/errors.ts'
import { changeCohortOwner as mayHandOver } from '#domain/policies/cohort.ts'
import { archiveCohort as mayArchive } from '#domain/policies/programme.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { audit } from '#server/notices/audit.ts'
import { managedCohort } from './managed-cohort.ts'
import { lockedCohort } from './managed-row.ts'

/** Out of sight for everybody, with everything in it; or back again. */
export async function archiveCohort(context: Caller, id: string, archived: boolean) {
  const { deps, actor } = context
  await inTransaction(deps.db, async (tx) => {
    const row = await lockedCohort(tx, actor, id, mayArchive, { archivedToo: true })
    if ((row.archived_at !== null) === archived) return
    await tx.query(
      `update cohort set archived_at = case when $2 then now() end, version = version + 1, updated_at = now() where id = $1`,
      [id, archived],
    )
    await audit(tx, actor, row.org_id, archived ? 'cohort archived' : 'cohort brought back', 'cohort', id)
  })
  return managedCohort(context, id)
}

/** Hands the cohort to another admin, who hears of its applications from then on. */
export async function changeCohortOwner(context: Caller, id: string, userId: string) {
  const { deps, actor } = context
  await inTransaction(deps.db, async (tx) => {
    const found = await tx.query<{ main_org: string | null }>(
      `select main_org from users where id = $1 and role = 'admin' and disabled_at is null`,
      [userId],
    )
    const mainOrg = found.rows[0]?.main_org ?? null
    const row = await lockedCohort(tx, actor, id, (who, cohort) => mayHandOver(who, cohort, { mainOrg }))
    if (!found.rows[0]) throw new AppError('NOT_FOUND')
    await tx.query('update cohort set owner = $2, version = version + 1, updated_at = now() where id = $1', [
      id,
      userId,
    ])
    await audit(tx, actor, row.org_id, 'cohort handed over', 'cohort', id, { from: row.owner, to: userId })
  })
  return managedCohort(context, id)
}
