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

/** What somebody decided about a module, and the words that went with it. */
export type ModuleAnswer = { as: 'approved' | 'sent back' | 'withdrawn'; message: string; by: string }

/** Without an answer the last one stays. */
export async function saveFlags(
  tx: PoolClient,
  id: string,
  flags: ReviewFlags,
  answer: ModuleAnswer | null = null,
): Promise<ProgressRow> {
  const approvedBy = answer?.as === 'approved' ? answer.by : null
  const { rows } = await tx.query<ProgressRow>(
    `update progress set finished = $2, validated = $3, review_request = $4, request_count = $5,
       validated_by = case when $3 then coalesce($6, validated_by) end,
       validated_at = case when $3 then case when $6 is null then validated_at else now() end end,
       withdrawn = $7, answer = coalesce($8, answer),
       answer_message = case when $8::text is null then answer_message else $9 end,
       answered_by = case when $8::text is null then answered_by else $10 end,
       answered_at = case when $8::text is null then answered_at else now() end,
       version = version + 1, updated_at = now()
     where id = $1 returning ${columns}`,
    [
      id,
      flags.finished,
      flags.validated,
      flags.review_request,
      flags.request_count,
      approvedBy,
      flags.withdrawn,
      answer?.as ?? null,
      answer?.message ?? null,
      answer?.by ?? null,
    ],
  )
  return theRow(rows)
}

function theRow([row]: readonly ProgressRow[]): ProgressRow {
  if (!row) throw new AppError('UNAVAILABLE')
  return row
}
