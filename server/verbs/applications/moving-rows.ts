import type { PoolClient } from 'pg'
import { AppError } from '#domain/errors.ts'
import type { Actor } from '#domain/policies/actor.ts'
import type { ApplicationFacts } from '#domain/policies/application.ts'
import type { ApplicationStatus } from '#domain/progress/application.ts'
import { afterDecision, type ProjectStatus } from '#domain/progress/project-status.ts'
import { newId } from '#server/new-id.ts'

/** How the profile and the project of an applicant stand. */
type Standing = {
  readonly cohort_id: string | null
  readonly org_id: string | null
  readonly status: ApplicationStatus
  readonly project: ProjectStatus | null
}

export type MovingRow = {
  readonly id: string
  readonly user_id: string
  readonly cohort_id: string
  readonly project_id: string | null
  readonly status: ApplicationStatus
  readonly org_id: string
  readonly locale: 'en' | 'es'
  readonly before: Standing
}

// In one order, so that two organisers deciding the same people do not block each other.
const lockQuery = `
select a.id, a.user_id, a.cohort_id, a.project_id, a.status, c.org_id, u.locale,
  json_build_object('cohort_id', u.cohort_id, 'org_id', u.org_id, 'status', u.application_status,
    'project', p.status) as before
from application a join cohort c on c.id = a.cohort_id join users u on u.id = a.user_id
left join project p on p.id = a.project_id
where a.id = any ($1) order by a.id for update of a`

/** Holds all of these applications, or none where one does not exist. */
export async function lockApplications(tx: PoolClient, ids: readonly string[]): Promise<MovingRow[]> {
  const { rows } = await tx.query<MovingRow>(lockQuery, [ids])
  if (rows.length < new Set(ids).size) throw new AppError('NOT_FOUND')
  return rows
}

export const factsOf = ({ user_id, org_id, status }: MovingRow): ApplicationFacts => ({
  userId: user_id,
  orgId: org_id,
  status,
})

/** Brings applications to where they were decided to stand, with all that follows: as many statements for one as for many. */
export async function moveApplications(
  tx: PoolClient,
  { userId }: Pick<Actor, 'userId'>,
  rows: readonly MovingRow[],
  to: ApplicationStatus,
  messageOf: (row: MovingRow) => string,
): Promise<string[]> {
  const ids = rows.map(({ id }) => id)
  const events = rows.map(() => newId())
  await tx.query(
    'update application set status = $2, version = version + 1, updated_at = now() where id = any ($1)',
    [ids, to],
  )
  await tx.query(
    `insert into application_event (id, application_id, from_status, to_status, author_id, message)
     select e.id, e.application_id, e.from_status, $5, $6, e.message
     from unnest($1::text[], $2::text[], $3::text[], $4::text[]) e (id, application_id, from_status, message)`,
    [events, ids, rows.map(({ status }) => status), rows.map(messageOf), to, userId],
  )
  // A profile names one cohort. Who is approved somewhere keeps that until another cohort approves them too.
  await tx.query(
    `update users u set cohort_id = a.cohort_id, org_id = c.org_id, application_status = $2, version = u.version + 1,
       updated_at = now()
     from application a join cohort c on c.id = a.cohort_id
     where a.id = any ($1) and u.id = a.user_id and (u.cohort_id = a.cohort_id or $2 = 'approved')`,
    [ids, to],
  )
  const followed = rows.flatMap(({ project_id, before }) =>
    project_id && before.project ? [{ id: project_id, status: afterDecision(before.project, to) }] : [],
  )
  if (followed.length > 0)
    await tx.query(
      `update project p set status = f.status, version = p.version + 1, updated_at = now()
       from unnest($1::text[], $2::text[]) f (id, status) where p.id = f.id and p.status <> f.status`,
      [followed.map(({ id }) => id), followed.map(({ status }) => status)],
    )
  return events
}
