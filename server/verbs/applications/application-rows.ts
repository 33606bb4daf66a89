import type { Actor } from '#domain/policies/actor.ts'
import { readApplication } from '#domain/policies/application.ts'
import { canApplicantMove } from '#domain/progress/application.ts'
import type { Application } from '#server/api-types.ts'
import type { Caller } from '#server/caller.ts'

/** Cohort `c` takes applications now, from whoever may know of it. */
const takesApplications = `(c.approved and c.registration_open
  and (c.open_date is null or now() >= c.open_date) and (c.close_date is null or now() < c.close_date))`

/** Columns of application `a` with its cohort `c`. */
export const applicationColumns = `a.id as "_id", ${takesApplications} as is_open, a.cohort_id, c.title as cohort_title, c.org_id, a.user_id, a.role, a.status,
  a.created_at, a.updated_at, a.project_id,
  coalesce((select json_agg(json_build_object('from_status', e.from_status, 'to_status', e.to_status,
    'author_name', w.name, 'message', e.message, 'created_at', to_json(e.created_at)) order by e.created_at, e.id)
    from application_event e left join users w on w.id = e.author_id where e.application_id = a.id), '[]') as history`

export type ApplicationRow = Omit<Application, 'can_withdraw'> & { readonly is_open: boolean }

/** An application as the caller sees it: applicants do not learn which person decided. */
export function applicationRecord(actor: Actor, row: ApplicationRow) {
  const isOwn = row.user_id === actor.userId
  return {
    ...row,
    history: isOwn ? row.history.map((event) => ({ ...event, author_name: null })) : row.history,
    can_withdraw: isOwn && row.is_open && canApplicantMove(row.status, 'withdrawn'),
  }
}

const from = 'application a join cohort c on c.id = a.cohort_id'
const byIdQuery = `select ${applicationColumns} from ${from} where a.id = any ($1) order by a.id`
const ownQuery = `select ${applicationColumns} from ${from} where a.user_id = $1 order by a.created_at desc, a.id desc limit 50`

/** Those of the named applications that the caller may read. */
export async function applicationsByIds({ deps, actor }: Caller, ids: readonly string[]) {
  const { rows } = await deps.db.query<ApplicationRow>(byIdQuery, [ids])
  return rows
    .filter((row) => {
      const facts = { userId: row.user_id, orgId: row.org_id, status: row.status }
      return readApplication(actor, facts) === 'allowed'
    })
    .map((row) => applicationRecord(actor, row))
}

export async function findApplication(context: Caller, id: string) {
  return (await applicationsByIds(context, [id]))[0] ?? null
}

export async function myApplications({ deps, actor }: Caller) {
  const { rows } = await deps.db.query<ApplicationRow>(ownQuery, [actor.userId])
  return rows.map((row) => applicationRecord(actor, row))
}
