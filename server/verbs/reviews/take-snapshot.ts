import type { PoolClient } from 'pg'
import type { Module } from '#course/course.ts'
import type { Actor } from '#domain/policies/actor.ts'
import { newId } from '#server/new-id.ts'
import { teamOf } from '#server/verbs/team/kept-team.ts'

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
     from (
       select id, kind, version, data from plan_item
       where project_id = $2 and (kind <> 'input' or data ->> 'moduleKey' = $6)
       union all
       select p.id, 'project', p.version, ${teamOf('p')} from project p where p.id = $2 and $7
     ) i`,
    [newId(), projectId, module.id, number, actor.userId, module.slug, module.loads.includes('project')],
  )
}
