import type { Pool, PoolClient } from 'pg'
import { AppError } from '#domain/errors.ts'
import { modulesOf } from '#domain/plan/modules.ts'
import type { Actor } from '#domain/policies/actor.ts'
import { readPlan, writePlan } from '#domain/policies/project.ts'
import { authorize } from '#server/authorize.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { pictureType } from '#server/files/picture.ts'
import { unguessableId } from '#server/files/unguessable-id.ts'
import { factsForWriting } from './facts-for-writing.ts'

/** Whoever may change a segment may also give its typical person a picture. */
export const assertMayPortray = (db: Pool, actor: Actor, segmentId: string): Promise<void> =>
  inTransaction(db, (tx) => assertMayChange(tx, actor, segmentId))

async function assertMayChange(tx: PoolClient, actor: Actor, segmentId: string): Promise<void> {
  const { rows } = await tx.query<{ project: string; data: Record<string, unknown> }>(
    `select project_id as project, data from plan_item where id = $1 and kind = 'segment'`,
    [segmentId],
  )
  const [segment] = rows
  if (!segment) throw new AppError('NOT_FOUND')
  const facts = await factsForWriting(tx, actor, segment.project)
  authorize(writePlan(actor, facts, modulesOf('segment', segment.data)))
}

/** Replaces the picture of a segment: there is one at most. Where it lies is for the plan to say. */
export function savePortrait(db: Pool, actor: Actor, segmentId: string, picture: Buffer): Promise<string> {
  const id = unguessableId()
  return inTransaction(db, async (tx) => {
    await assertMayChange(tx, actor, segmentId)
    await tx.query('delete from stored_file where plan_item_id = $1', [segmentId])
    await tx.query(
      `insert into stored_file (id, plan_item_id, purpose, media_type, bytes) values ($1, $2, 'portrait', $3, $4)`,
      [id, segmentId, pictureType, picture],
    )
    return `/files/${id}`
  })
}

/** Whoever reads the plan sees its pictures. */
export const maySeePlan = (db: Pool, actor: Actor, projectId: string): Promise<boolean> =>
  inTransaction(db, async (tx) => readPlan(actor, await factsForWriting(tx, actor, projectId)) === 'allowed')
