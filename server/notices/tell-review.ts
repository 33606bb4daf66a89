import type { PoolClient } from 'pg'
import type { Module } from '#course/course.ts'
import type { Actor } from '#domain/policies/actor.ts'
import type { Env } from '#server/env.ts'
import { notify } from './notify.ts'
import { projectPeople } from './project-people.ts'

type Told = {
  projectId: string
  module: Module
  kind: 'reviewRequested' | 'moduleApproved' | 'moduleSentBack' | 'approvalWithdrawn'
  message?: string
  /** The request before is not answered yet. */
  isRepeated?: boolean
}

const toldLately = `
select user_id from notification
where user_id = any ($1) and kind = 'reviewRequested' and data ->> 'path' = $2
  and created_at > now() - interval '1 hour'`

// What is answered waits for nobody any more.
const settle = `
update notification set read_at = now()
where user_id = any ($1) and kind = 'reviewRequested' and data ->> 'path' = $2 and read_at is null`

/**
 * A request goes to the mentor, or to the organisers where nobody mentors, and repeated at most once an hour; an
 * answer goes to the owner and the team.
 */
export async function tellReview(
  tx: PoolClient,
  env: Env,
  actor: Actor,
  { projectId, module, kind, message = '', isRepeated = false }: Told,
): Promise<void> {
  const { members, mentor, organisers, ...about } = await projectPeople(tx, actor, projectId)
  const path = `/home/project/${projectId}/${module.slug}/${module.steps.at(-1)?.slug}`
  const reviewers = mentor ? [mentor] : organisers
  const isRequest = kind === 'reviewRequested'
  // A withdrawal answers nothing: what was asked meanwhile still waits.
  if (!isRequest && kind !== 'approvalWithdrawn')
    await tx.query(settle, [mentor ? [mentor, ...organisers] : organisers, path])
  const lately = isRepeated ? await tx.query<{ user_id: string }>(toldLately, [reviewers, path]) : null
  const isTold = (person: string) => lately?.rows.some(({ user_id }) => user_id === person)
  for (const person of (isRequest ? reviewers : members).filter((one) => !isTold(one))) {
    await notify(tx, env, person, kind, {
      project_id: projectId,
      project_name: about.name,
      cohort_id: about.cohort_id,
      person_id: actor.userId,
      person_name: about.person_name,
      message,
      path,
    })
  }
}
