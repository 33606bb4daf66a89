import type { PoolClient } from 'pg'
import type { Module } from '#course/course.ts'
import type { Actor } from '#domain/policies/actor.ts'
import { newId } from '#server/new-id.ts'

/** Keeps the plan as it stood when a review was asked for, so that the mentor can see what is new since. */
export async function takeSnapshot(
  tx: PoolClient,
  actor: Actor,
  projectId: string,
  module: Module,
  number: number,
): Promise<void> {
  await tx.query(
    `insert into review_request (id, project_id, module_id, number, requested_by, snapshot)
     select $1, $2, $3, $4, $5, coalesce(jsonb_agg(
       jsonb_build_object('_id', i.id, 'kind', i.kind, 'version', i.version, 'data', i.data) order by i.id), '[]')
     from plan_item i
     where i.project_id = $2 and (i.kind <> 'input' or i.data ->> 'moduleKey' = $6)`,
    [newId(), projectId, module.id, number, actor.userId, module.slug],
  )
}
