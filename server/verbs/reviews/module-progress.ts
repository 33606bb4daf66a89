import type { PoolClient } from 'pg'
import { AppError } from '#domain/errors.ts'
import type { ReviewFlags } from '#domain/progress/review.ts'
import { newId } from '#server/new-id.ts'
import type { ProgressRow } from '#server/verbs/plan/project-reader.ts'

const columns =
  'id, module_id, ord, finished, validated, review_request, request_count, withdrawn, updated_at'

/**
 * The flags of a module, held until the transaction ends; made where the module was not begun yet. No index is named:
 * there are two unique ones, and of simultaneous first requests the unnamed one would refuse the later.
 */
export async function lockProgress(tx: PoolClient, projectId: string, moduleId: string, order: number) {
  await tx.query(
    `insert into progress (id, project_id, module_id, ord) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [newId(), projectId, moduleId, order],
  )
  const { rows } = await tx.query<ProgressRow>(
    `select ${columns} from progress where project_id = $1 and module_id = $2 for update`,
    [projectId, moduleId],
  )
  return theRow(rows)
}

/** `approvedBy` is named with an approval only; what stood before stays otherwise. */
export async function saveFlags(
  tx: PoolClient,
  id: string,
  flags: ReviewFlags,
  approvedBy: string | null = null,
): Promise<ProgressRow> {
  const { rows } = await tx.query<ProgressRow>(
    `update progress set finished = $2, validated = $3, review_request = $4, request_count = $5,
       validated_by = case when $3 then coalesce($6, validated_by) end,
       validated_at = case when $3 then case when $6 is null then validated_at else now() end end,
       withdrawn = $7, version = version + 1, updated_at = now()
     where id = $1 returning ${columns}`,
    [
      id,
      flags.finished,
      flags.validated,
      flags.review_request,
      flags.request_count,
      approvedBy,
      flags.withdrawn,
    ],
  )
  return theRow(rows)
}

function theRow([row]: readonly ProgressRow[]): ProgressRow {
  if (!row) throw new AppError('UNAVAILABLE')
  return row
}
