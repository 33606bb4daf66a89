import type { PoolClient } from 'pg'
import type { ApplicationStatus } from '#domain/progress/application.ts'

type Standing = { userId: string; cohortId: string; orgId: string; status: ApplicationStatus }

const update = `update users set cohort_id = $2, org_id = $3, application_status = $4, version = version + 1,
  updated_at = now() where id = $1 and (cohort_id = $2 or $4 = 'approved'`

/**
 * A profile names one cohort: that of the latest application. But who is approved somewhere keeps what that opens
 * until another cohort approves them too.
 */
export async function showSubmitted(tx: PoolClient, standing: Standing): Promise<void> {
  await tx.query(`${update} or application_status <> 'approved')`, valuesOf(standing))
}

export async function showMoved(tx: PoolClient, standing: Standing): Promise<void> {
  await tx.query(`${update})`, valuesOf(standing))
}

const valuesOf = ({ userId, cohortId, orgId, status }: Standing) => [userId, cohortId, orgId, status]
