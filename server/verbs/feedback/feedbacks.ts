import { readFeedback } from '#domain/policies/course.ts'
import type { Feedback, FeedbackQueryInput } from '#server/api-types.ts'
import type { Caller } from '#server/caller.ts'
import { type FactRow, factColumns, factsOf, visibleProjects } from '#server/verbs/plan/project-facts.ts'
import { visibilityOf } from '#server/verbs/plan/read-plan.ts'

export const feedbackColumns = `id as "_id", author_id as "authorId", text, read, full_path as "fullPath", module, step,
  field_id as "fieldId", created_at as timestamp, project_id as "projectId"`

const threadQuery = `
select ${factColumns('$2')}, (
  select json_agg(json_build_object(
    '_id', f.id, 'authorId', f.author_id, 'text', f.text, 'read', f.read, 'fullPath', f.full_path, 'module', f.module,
    'step', f.step, 'fieldId', f.field_id, 'timestamp', to_json(f.created_at), 'projectId', f.project_id,
    'author', json_build_object('user_id', u.id, 'first_name', u.first_name, 'last_name', u.last_name, 'role', u.role,
      'avatar', u.basic_data ->> 'avatar')
  ) order by f.id)
  from feedback f join users u on u.id = f.author_id
  where f.project_id = p.id and f.hidden_at is null and ($3::text is null or f.field_id = $3)
) as feedbacks
from project p join cohort c on c.id = p.cohort_id where p.id = $1`

const latestQuery = `
select f.id as "_id", f.author_id as "authorId", f.text, f.read, f.full_path as "fullPath", f.module, f.step,
  f.field_id as "fieldId", f.created_at as timestamp, f.project_id as "projectId",
  json_build_object('user_id', u.id, 'first_name', u.first_name, 'last_name', u.last_name, 'role', u.role,
    'avatar', u.basic_data ->> 'avatar') as author
from feedback f join users u on u.id = f.author_id join project p on p.id = f.project_id join cohort c on c.id = p.cohort_id
where f.hidden_at is null and ${visibleProjects('plan')} and ($4::text is null or f.field_id = $4)
order by f.id desc limit 100`

/** The thread of a field; without a project, the latest messages the caller may see. */
export async function feedbacks(
  { deps, actor }: Caller,
  query: FeedbackQueryInput | null | undefined,
): Promise<Feedback[]> {
  if (!query?.projectId) {
    const { rows } = await deps.db.query<Feedback>(latestQuery, [
      ...visibilityOf(actor),
      query?.fieldId ?? null,
    ])
    return rows
  }
  const { rows } = await deps.db.query<FactRow & { feedbacks: Feedback[] | null }>({
    name: 'feedback-thread',
    text: threadQuery,
    values: [query.projectId, actor.userId, query.fieldId ?? null],
  })
  const [row] = rows
  if (!row || readFeedback(actor, factsOf(row)) !== 'allowed') return []
  return row.feedbacks ?? []
}
