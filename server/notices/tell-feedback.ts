import type { PoolClient } from 'pg'
import { courseStepOfField } from '#course/course.ts'
import { sectionOfField } from '#course/plan-view/plan-field.ts'
import type { Actor } from '#domain/policies/actor.ts'
import type { ProjectFacts } from '#domain/policies/project.ts'
import { shortened } from '#domain/text.ts'
import type { Env } from '#server/env.ts'
import { notify } from './notify.ts'
import { projectPeople } from './project-people.ts'

type Message = { facts: ProjectFacts; fieldId: string; text: string }
type Earlier = { id: string; is_read: boolean }

const longestQuote = 400

const lastHour = `
select id, read_at is not null as is_read from notification
where user_id = $1 and kind = 'feedback' and data ->> 'project_id' = $2 and data ->> 'field_id' = $3
  and created_at > now() - interval '1 hour'
order by created_at desc limit 1`

/** Tells the other side of the conversation; of one field at most once an hour by mail. */
export async function tellFeedback(
  tx: PoolClient,
  env: Env,
  actor: Actor,
  { facts, fieldId, text }: Message,
): Promise<void> {
  const projectId = facts.id
  const people = await projectPeople(tx, actor, projectId)
  const isMember = people.members.includes(actor.userId)
  const others = isMember ? await reviewersOf(tx, env, facts, fieldId) : people.members
  const about = {
    project_id: projectId,
    project_name: people.name,
    cohort_id: people.cohort_id,
    person_id: actor.userId,
    person_name: people.person_name,
    field_id: fieldId,
    message: shortened(text, longestQuote),
    path: threadPath(projectId, fieldId),
  }
  for (const person of others) {
    const { rows } = await tx.query<Earlier>(lastHour, [person, projectId, fieldId])
    const [earlier] = rows
    if (earlier && !earlier.is_read) {
      // The notice that still waits to be read stands for this message too, and open pages hear of it.
      await tx.query('update notification set data = $2 where id = $1', [earlier.id, JSON.stringify(about)])
      continue
    }
    await notify(tx, env, person, 'feedback', about, { byMail: !earlier })
  }
}

// A former mentor or colleague who wrote here once may not read the plan any more: no word of it goes to them.
const managersWhoWrote = `
select distinct u.id from feedback f join users u on u.id = f.author_id join organisation o on o.id = u.main_org
where f.project_id = $1 and f.field_id = $2 and u.role = 'admin' and (o.id = $3 or o.slug = $4)`

/** The mentor while the course is open to them, and organisers who have written on this field. */
async function reviewersOf(
  tx: PoolClient,
  { HUB_ORG }: Env,
  { id, orgId, mentorId, courseOpen }: ProjectFacts,
  fieldId: string,
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(managersWhoWrote, [id, fieldId, orgId, HUB_ORG])
  const managers = rows.map((row) => row.id)
  return mentorId && courseOpen ? [mentorId, ...managers] : managers
}

/** From the field itself, never from the path that a client sent: a mail must not lead elsewhere. */
export function threadPath(projectId: string, fieldId: string): string {
  const asked = `?feedback=${encodeURIComponent(fieldId)}`
  const section = sectionOfField(fieldId)
  if (section) return `/home/project/${projectId}/businessplan${asked}#${section.id}`
  const step = courseStepOfField(fieldId)
  if (!step) return `/home/project/${projectId}`
  return `/home/project/${projectId}/${step.module.slug}/${step.slug}${asked}`
}
