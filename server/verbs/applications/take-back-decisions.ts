import type { PoolClient } from 'pg'
import { AppError } from '#domain/errors.ts'
import { mostSelected } from '#domain/list-query.ts'
import { takeBackDecision } from '#domain/policies/application.ts'
import type { ApplicationStatus } from '#domain/progress/application.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { inTransaction } from '#server/db/transaction.ts'
import { auditMany } from '#server/notices/audit.ts'
import { applicationsByIds } from './application-rows.ts'
import { factsOf, lockApplications, type MovingRow } from './moving-rows.ts'

type Untold = { application_id: string; event_id: string; decider_id: string }

const lastUntold = `
select distinct on (application_id) application_id, event_id, decider_id from untold_decision
where application_id = any ($1) order by application_id, decided_at desc`

/** As if these had not been decided: all of them, or none where one was told already. */
export async function takeBackDecisions(context: Caller, ids: readonly string[]) {
  const { deps, actor } = context
  if (ids.length === 0) throw new AppError('BAD_USER_INPUT', { reason: 'selectOne' })
  if (ids.length > mostSelected)
    throw new AppError('BAD_USER_INPUT', { reason: 'tooManyAtOnce', limit: mostSelected })
  await inTransaction(deps.db, async (tx) => {
    const rows = await lockApplications(tx, ids)
    const untold = await tx.query<Untold>(lastUntold, [ids])
    const waiting = new Map(untold.rows.map((one) => [one.application_id, one]))
    for (const row of rows) {
      const one = waiting.get(row.id)
      authorize(takeBackDecision(actor, factsOf(row), one ? { deciderId: one.decider_id } : null))
    }
    const events = untold.rows.map(({ event_id }) => event_id)
    const former = await putBack(tx, events)
    await auditMany(
      tx,
      actor,
      'takeBackDecision',
      rows.map((row) => entryOf(row, former)),
    )
  })
  return applicationsByIds(context, ids)
}

const entryOf = ({ id, org_id, status }: MovingRow, former: ReadonlyMap<string, ApplicationStatus>) => ({
  orgId: org_id,
  kind: 'application',
  id,
  data: { from: status, to: former.get(id) },
})

const standing = `jsonb_to_record(d.before) as b (cohort_id text, org_id text, status text, project text)`

// Only what still stands as the decision left it: who has moved on meanwhile is left alone.
const profiles = `
update users u set cohort_id = b.cohort_id, org_id = b.org_id, application_status = b.status, version = u.version + 1,
  updated_at = now()
from untold_decision d join application a on a.id = d.application_id, ${standing}
where d.event_id = any ($1) and u.id = a.user_id and u.cohort_id = a.cohort_id and u.application_status = a.status`

const projects = `
update project p set status = b.project, version = p.version + 1, updated_at = now()
from untold_decision d join application a on a.id = d.application_id, ${standing}
where d.event_id = any ($1) and p.id = a.project_id and p.status <> b.project
  and p.status in ('applied', 'active', 'withdrawn')`

const applications = `
update application a set status = e.from_status, version = a.version + 1, updated_at = now()
from untold_decision d join application_event e on e.id = d.event_id
where d.event_id = any ($1) and a.id = d.application_id
returning a.id, a.status`

/** The decision leaves the history; the log of the organisation keeps it. */
async function putBack(tx: PoolClient, events: readonly string[]) {
  await tx.query(profiles, [events])
  await tx.query(projects, [events])
  const { rows } = await tx.query<{ id: string; status: ApplicationStatus }>(applications, [events])
  await tx.query('delete from application_event where id = any ($1)', [events])
  return new Map(rows.map(({ id, status }) => [id, status]))
}
