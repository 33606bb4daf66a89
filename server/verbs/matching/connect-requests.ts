import { type Actor, managesOrg } from '#domain/policies/actor.ts'
import { readConnectRequest } from '#domain/policies/matching.ts'
import type { ConnectStatus, ShownConnectStatus } from '#domain/progress/connect-request.ts'
import type { Caller } from '#server/caller.ts'
import { type FactRow, factColumns, factsOf } from '#server/verbs/plan/project-facts.ts'
import { fitFields, type OfferRow, offerColumns, offerOf, type WishRow, wishColumns } from './fit-rows.ts'
import { shownStatus } from './request-status.ts'

const text = (condition: string) => `
select r.id as request_id, r.project_id, r.mentor_id, r.message, r.reason, r.created_at, r.decided_at,
  p.name as project_name, o.first_name as owner_first_name, r.status as stored_status, ${shownStatus} as status,
  ${wishColumns}, ${offerColumns}, ${factColumns('$2')}
from connect_request r join project p on p.id = r.project_id join cohort c on c.id = p.cohort_id
join users o on o.id = p.owner_id join users m on m.id = r.mentor_id
where ${condition} order by r.id desc limit 100`

type Row = FactRow &
  WishRow &
  OfferRow & {
    request_id: string
    project_id: string
    mentor_id: string
    project_name: string
    owner_first_name: string
    stored_status: ConnectStatus
    status: ShownConnectStatus
    message: string
    reason: string
    created_at: string
    decided_at: string | null
  }

/** Wants to connect: the requests to a project, for its owner, its managers and each mentor's own. */
export async function connectRequests(context: Caller, projectId: string) {
  return requestsWhere(context, 'r.project_id = $1', projectId)
}

/** My requests: all that a mentor has asked in a cohort, and what became of it. */
export async function ownRequests(context: Caller, cohortId: string) {
  return requestsWhere(context, 'p.cohort_id = $1 and r.mentor_id = $2', cohortId)
}

export async function connectRequestById(context: Caller, id: string) {
  return (await requestsWhere(context, 'r.id = $1', id))[0] ?? null
}

async function requestsWhere(context: Caller, condition: string, value: string) {
  const { deps, actor } = context
  const { rows } = await deps.db.query<Row>(text(condition), [value, actor.userId])
  return rows
    .filter((row) => isReadable(actor, row))
    .map((row) => ({
      _id: row.request_id,
      project_id: row.project_id,
      project_name: row.project_name,
      owner_first_name: row.owner_first_name,
      mentor_id: row.mentor_id,
      status: row.status,
      message: row.message,
      reason: row.reason,
      created_at: row.created_at,
      decided_at: row.decided_at,
      ...fitFields(row, offerOf(row)),
    }))
}

function isReadable(actor: Actor, row: Row): boolean {
  const request = {
    id: row.request_id,
    projectId: row.project_id,
    mentorId: row.mentor_id,
    status: row.stored_status,
  }
  return readConnectRequest(actor, factsOf(row), request) === 'allowed' || managesOrg(actor, row.org_id)
}
