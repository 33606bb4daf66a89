import type { PoolClient } from 'pg'
import { moduleByNumber } from '#course/course.ts'
import { AppError } from '#domain/errors.ts'
import type { Actor } from '#domain/policies/actor.ts'
import { requestReview, validateModule, withdrawValidation } from '#domain/policies/course.ts'
import { type ProjectFacts, readProject } from '#domain/policies/project.ts'
import { approved, type ReviewFlags, requested, validationWithdrawn } from '#domain/progress/review.ts'
import { authorize } from '#server/authorize.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Caller } from '#server/graphql/context.ts'
import { newId } from '#server/new-id.ts'
import { factsForWriting } from '#server/plan/facts-for-writing.ts'
import type { ProgressRow } from '#server/plan/project-reader.ts'
import { progressRecord } from '#server/queries/progresses.ts'
import { takeSnapshot } from './take-snapshot.ts'

type Flags = {
  finished?: boolean | null
  validated?: boolean | null
  review_request?: boolean | null
  request_count?: number | null
}
export type ProgressPayload = { projectId?: string | null; order?: number | null; module?: Flags | null }

type Move = 'start' | 'request' | 'validate' | 'withdraw'

const columns = 'id, module_id, ord, finished, validated, review_request, request_count'

/** The one door to a module's flags. They are never written as sent: the move decides what they become. */
export async function updateProgress(
  { deps, actor }: Caller,
  projectId: string,
  order: number,
  payload: ProgressPayload,
) {
  if (payload.projectId && payload.projectId !== projectId) throw new AppError('NOT_FOUND')
  if (payload.order && payload.order !== order) throw new AppError('BAD_USER_INPUT')
  return inTransaction(deps.db, async (tx) => {
    const facts = await factsForWriting(tx, actor, projectId)
    authorize(readProject(actor, facts))
    const module = moduleByNumber(order)
    if (!module) throw new AppError('NOT_FOUND')
    const before = await lockProgress(tx, projectId, module.id, order)
    const move = moveOf(payload.module ?? {})
    allow(actor, facts, module.slug, move, before)
    refuseForgedCount(payload.module?.request_count, move, before)
    const after = await write(tx, actor, before, move)
    if (move === 'request') await takeSnapshot(tx, actor, projectId, module, after.request_count)
    return progressRecord(projectId, after)
  })
}

function moveOf(flags: Flags): Move {
  if (flags.validated === true || flags.finished === true) return 'validate'
  if (flags.review_request === true) return 'request'
  return flags.validated === false ? 'withdraw' : 'start'
}

function allow(actor: Actor, facts: ProjectFacts, slug: string, move: Move, before: ProgressRow): void {
  if (move === 'validate') authorize(validateModule(actor, facts, before.review_request))
  else if (move === 'withdraw') authorize(withdrawValidation(actor, facts))
  else authorize(requestReview(actor, facts, slug))
}

/** A client may repeat the count it expects; any other number is an attempt to write it. */
function refuseForgedCount(given: number | null | undefined, move: Move, before: ProgressRow): void {
  if (given === null || given === undefined) return
  const expected = effects[move](before).request_count
  if (given === expected) return
  throw new AppError('FORBIDDEN')
}

async function lockProgress(tx: PoolClient, projectId: string, moduleId: string, order: number) {
  await tx.query(
    `insert into progress (id, project_id, module_id, ord) values ($1, $2, $3, $4)
     on conflict (project_id, module_id) do nothing`,
    [newId(), projectId, moduleId, order],
  )
  const { rows } = await tx.query<ProgressRow>(
    `select ${columns} from progress where project_id = $1 and module_id = $2 for update`,
    [projectId, moduleId],
  )
  const [row] = rows
  if (!row) throw new AppError('UNAVAILABLE')
  return row
}

const effects: Record<Move, (flags: ReviewFlags) => ReviewFlags> = {
  start: (flags) => flags,
  request: requested,
  validate: approved,
  withdraw: validationWithdrawn,
}

async function write(tx: PoolClient, actor: Actor, before: ProgressRow, move: Move): Promise<ProgressRow> {
  if (move === 'start') return before
  const after = effects[move](before)
  const { rows } = await tx.query<ProgressRow>(
    `update progress set finished = $2, validated = $3, review_request = $4, request_count = $5,
       validated_by = case when $3 then coalesce($6, validated_by) end,
       validated_at = case when $3 then case when $6 is null then validated_at else now() end end,
       version = version + 1, updated_at = now()
     where id = $1 returning ${columns}`,
    [
      before.id,
      after.finished,
      after.validated,
      after.review_request,
      after.request_count,
      move === 'validate' ? actor.userId : null,
    ],
  )
  const [row] = rows
  if (!row) throw new AppError('UNAVAILABLE')
  return row
}
