import type { PoolClient } from 'pg'
import { afterValidation, type ProjectStatus } from '#domain/progress/project-status.ts'

type Standing = { status: ProjectStatus; active: string[]; validated: string[] }

const standing = `
select p.status,
  array(select m.slug from cohort_module m where m.cohort_id = p.cohort_id and m.active) as active,
  array(
    select m.slug from progress g join cohort_module m on m.module_id = g.module_id and m.cohort_id = p.cohort_id
    where g.project_id = p.id and g.validated
  ) as validated
from project p where p.id = $1`

/** Completed when every active module is validated, active again when one is not. The caller holds the project. */
export async function settleProject(tx: PoolClient, projectId: string): Promise<void> {
  const { rows } = await tx.query<Standing>(standing, [projectId])
  const [now] = rows
  if (!now) return
  const status = afterValidation(now.status, now.active, now.validated)
  if (status === now.status) return
  await tx.query('update project set status = $2, version = version + 1, updated_at = now() where id = $1', [
    projectId,
    status,
  ])
}
