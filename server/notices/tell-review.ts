import type { PoolClient } from 'pg'
import type { Module } from '#course/manifest.ts'
import type { Actor } from '#domain/policies/actor.ts'
import type { Env } from '#server/env.ts'
import { notify } from './notify.ts'
import { projectPeople } from './project-people.ts'

type Told = {
  projectId: string
  module: Module
  kind: 'reviewRequested' | 'moduleApproved' | 'moduleSentBack'
  message?: string
}

/** A request goes to the mentor, or to the organisers where nobody mentors; an answer to the owner and the team. */
export async function tellReview(
  tx: PoolClient,
  env: Env,
  actor: Actor,
  { projectId, module, kind, message = '' }: Told,
): Promise<void> {
  const { members, mentor, organisers, ...about } = await projectPeople(tx, actor, projectId)
  const reviewers = mentor ? [mentor] : organisers
  for (const person of kind === 'reviewRequested' ? reviewers : members) {
    await notify(tx, env, person, kind, {
      project_id: projectId,
      project_name: about.name,
      cohort_id: about.cohort_id,
      person_id: actor.userId,
      person_name: about.person_name,
      message,
      path: `/home/project/${projectId}/${module.slug}/${module.steps.at(-1)?.slug}`,
    })
  }
}
