import type { PoolClient } from 'pg'
import type { Actor } from '#domain/policies/actor.ts'
import type { Env } from '#server/env.ts'
import { notify } from '#server/notices/notify.ts'
import { projectPeople } from '#server/notices/project-people.ts'

type Told = { kind: 'teamJoined' | 'teamLeft' | 'teamRemoved'; to: string }

export async function tellTeam(
  tx: PoolClient,
  env: Env,
  actor: Actor,
  projectId: string,
  { kind, to }: Told,
): Promise<void> {
  const { name, cohort_id, person_name } = await projectPeople(tx, actor, projectId)
  await notify(tx, env, to, kind, {
    // Whoever was taken out finds no project behind a link.
    project_id: kind === 'teamRemoved' ? null : projectId,
    project_name: name,
    cohort_id,
    person_id: actor.userId,
    person_name,
    path: kind === 'teamRemoved' ? '/home' : `/home/project/${projectId}`,
  })
}
