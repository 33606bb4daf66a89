import type { PoolClient } from 'pg'
import type { ApplicationStatus } from '#domain/progress/application.ts'

type Standing = { userId: string; cohortId: string; orgId: string; status: ApplicationStatus }

/**
 * A profile names one cohort: that of the latest application. But who is approved somewhere keeps what that opens
 * until another cohort approves them too.
 */
export async function showSubmitted(
  tx: PoolClient,
  { userId, cohortId, orgId, status }: Standing,
): Promise<void> {
  await tx.query(
    `update users set cohort_id = $2, org_id = $3, application_status = $4, version = version + 1, updated_at = now()
     where id = $1 and (cohort_id = $2 or $4 = 'approved' or application_status <> 'approved')`,
    [userId, cohortId, orgId, status],
  )
}
