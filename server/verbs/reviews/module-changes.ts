import { moduleChanges, readable, recordTitles } from '#course/module-changes.ts'
import { moduleWithRooms } from '#course/rooms.ts'
import type { PlanItem } from '#course/values-at.ts'
import { readPlan } from '#domain/policies/project.ts'
import type { ModuleChanges, QueryModuleChangesArgs } from '#server/api-types.ts'
import type { Caller } from '#server/caller.ts'
import { teamOf, teamSince } from '#server/verbs/team/kept-team.ts'

type Items = readonly PlanItem[]
type Row = Pick<ModuleChanges, 'since' | 'number' | 'at'> & {
  before: Items | null
  after: Items | null
  steps_off: readonly string[] | null
}

const item = (row: string) => `jsonb_build_object('_id', ${row}.id, 'kind', ${row}.kind, 'data', ${row}.data)`
const team = `jsonb_build_object('_id', p.id, 'kind', 'project', 'data', ${teamOf('p')})`
const ofModule = (row: string) => `(${row}.kind <> 'input' or ${row}.data ->> 'moduleKey' = $3)`

// How a record stood at the approval: as its history says, else as it stood when it is first known, else as it stands.
const atApproval = `
select coalesce(jsonb_agg(found.item), '[]') from (
  select ${item('h')} as item from plan_item_history h
  where h.project_id = $1 and ${ofModule('h')} and h.updated_at <= b.approved_at and h.ended_at > b.approved_at
  union all
  select ${item('k')} from plan_item i cross join lateral (
    select i.id, i.kind, case when i.updated_at <= b.approved_at then i.data else coalesce(
      (select h.data from plan_item_history h where h.id = i.id order by h.version limit 1), i.data) end as data
  ) k
  where i.project_id = $1 and ${ofModule('i')} and i.created_at <= b.approved_at and not exists (
    select 1 from plan_item_history h
    where h.id = i.id and h.updated_at <= b.approved_at and h.ended_at > b.approved_at)
  union all
  select ${team} from project p where p.id = $1 and not ${teamSince('p', 'b.approved_at')}
) found`

const now = `
select coalesce(jsonb_agg(found.item), '[]') from (
  select ${item('i')} as item from plan_item i where i.project_id = $1 and ${ofModule('i')}
  union all
  select ${team} from project p where p.id = $1
) found`

const text = `
with base as (
  select case when g.validated and $5::int is null and ($4::int = 0 or $4::int is null and not exists (
      select 1 from review_request a where a.project_id = $1 and a.module_id = $2
        and a.decision = 'sent back' and a.decided_at > g.validated_at
    )) then g.validated_at end as approved_at,
    coalesce($4::int, $5::int - 1, (
      select max(a.number) from review_request a
      where a.project_id = $1 and a.module_id = $2 and a.decision is not null
    ), g.request_count - 1) as number
  from progress g where g.project_id = $1 and g.module_id = $2
)
select case when b.approved_at is not null then 'approval' when r.id is not null then 'request' else 'nothing' end as since,
  case when b.approved_at is null then r.number end as number,
  coalesce(b.approved_at, r.requested_at) as at,
  case when b.approved_at is not null then (${atApproval}) else r.snapshot end as before,
  case when b.approved_at is null and r.id is null then null when $5::int is null then (${now}) else (
    select u.snapshot from review_request u where u.project_id = $1 and u.module_id = $2 and u.number = $5
  ) end as after,
  (select m.steps_off from cohort_module m join project p on p.cohort_id = m.cohort_id
    where p.id = $1 and m.module_id = $2) as steps_off
from base b
left join review_request r on r.project_id = $1 and r.module_id = $2 and r.number = b.number`

/**
 * What is different in a module since the last answer: its approval or the request that was sent back, else since the
 * request before; or since the approval (0) or a request, or between two requests.
 */
export async function moduleChangesOf(
  { deps, actor, projects }: Caller,
  projectId: string,
  slug: string,
  { since, until }: Pick<QueryModuleChangesArgs, 'since' | 'until'>,
): Promise<ModuleChanges | null> {
  const bundle = await projects.read(projectId)
  const module = moduleWithRooms(slug)
  if (!module || !bundle || readPlan(actor, bundle.facts) !== 'allowed') return null
  const values = [projectId, module.id, module.slug, since ?? null, until ?? null]
  const { rows } = await deps.db.query<Row>(text, values)
  const [row] = rows
  if (!row?.before || !row.after) return { since: 'nothing', fields: [], titles: [], left_out: 0 }
  const { steps_off } = row
  const [before, after] = withTeamInBoth(row.before, row.after)
  const rooms = module.rooms.filter((room) => !steps_off?.includes(room.slug))
  const { fields, leftOut } = readable(moduleChanges({ ...module, rooms }, before, after))
  return {
    since: row.since,
    number: row.number,
    at: row.at,
    fields: fields.map((one) => ({ ...one, before: told(one.before), after: told(one.after) })),
    titles: recordTitles(fields, before, after),
    left_out: leftOut,
  }
}

/** Of a team that is known on one side alone, nobody can say what changed: older snapshots hold none. */
function withTeamInBoth(before: Items, after: Items): readonly [Items, Items] {
  const isTeam = ({ kind }: PlanItem) => kind === 'project'
  if (before.some(isTeam) && after.some(isTeam)) return [before, after]
  const rest = (items: Items) => items.filter((item) => !isTeam(item))
  return [rest(before), rest(after)]
}

const told = (value: unknown) => (value === undefined ? null : JSON.stringify(value))
