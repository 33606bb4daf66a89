import type { Actor } from '#domain/policies/actor.ts'
import { managesOrg } from '#domain/policies/actor.ts'
import { type CohortFacts, seesCohort, seesCohortCard } from '#domain/policies/programme.ts'
import { cohortCard } from '#domain/programme/cohort.ts'
import type { StepPlan } from '#domain/programme/cohort-steps.ts'
import { type ApprovalState, approvalState } from '#domain/progress/cohort-approval.ts'
import type { Cohort } from '#server/api-types.ts'
import type { ApiContext } from '#server/caller.ts'

const moduleData = `coalesce((select json_agg(json_build_object(
  'module_id', m.module_id, 'module_name', m.module_name, 'slug', m.slug, 'active', m.active,
  'customised', m.customised, 'start', m.start, 'step_order', m.step_order, 'steps_off', m.steps_off) order by m.position) from cohort_module m where m.cohort_id = c.id), '[]')`

/** Applied and was not sent away, or works in a project that was let in. Naming a cohort in the profile is not enough. */
export const takesPart = (actor: string) => `(
  exists (select 1 from application a where a.user_id = ${actor} and a.cohort_id = c.id
    and a.status in ('pending', 'waitlisted', 'approved'))
  or exists (select 1 from project p where p.cohort_id = c.id and p.mentor = ${actor})
  or exists (select 1 from project p where p.cohort_id = c.id and p.owner_id = ${actor}
    and p.status in ('active', 'completed'))
  or exists (select 1 from team_access t join project p on p.id = t.project_id
    where t.user_id = ${actor} and p.cohort_id = c.id and p.status in ('active', 'completed')))`

/** Chose it, or applied once, whatever became of that. */
const knows = (actor: string) => `(
  exists (select 1 from users u where u.id = ${actor} and u.cohort_id = c.id)
  or exists (select 1 from application a where a.user_id = ${actor} and a.cohort_id = c.id))`

/** How the person in parameter `actor` stands to cohort `c`. */
export const standing = (actor: string) => `${takesPart(actor)} as takes_part, ${knows(actor)} as is_known`

/** Also where it is archived: for those who may bring it back. */
export const anyQuery = `
select c.*, o.slug as org, o.name as org_name, ${moduleData} as module_data, ${standing('$2')},
  c.invite_code = $3 as has_invite
from cohort c join organisation o on o.id = c.org_id where c.id = $1`

export const oneQuery = `${anyQuery} and c.archived_at is null`

/** Of cohort `c`: whoever knows of it can apply now. */
export const takesApplications = `(c.approved and c.registration_open and c.archived_at is null
  and (c.open_date is null or now() >= c.open_date) and (c.close_date is null or now() < c.close_date))`

const openQuery = `
select c.* from cohort c join organisation o on o.id = c.org_id and o.disabled_at is null
where not c.private and ${takesApplications}
order by c.close_date nulls last, c.id limit 50`

export type ModuleRow = StepPlan & {
  readonly module_id: string
  readonly module_name: string
  readonly slug: string
  readonly active: boolean
  readonly customised: boolean
  readonly start: string | null
}

/** With what decides about who sees how much of it. */
export type CohortRow = Omit<Cohort, '_id' | 'module_data'> & {
  readonly id: string
  readonly org_id: string
  readonly approved: boolean
  readonly private: boolean
  readonly matching: boolean
  readonly open_date: string | null
  readonly close_date: string | null
  readonly matching_start: string | null
  readonly matching_end: string | null
  readonly start_date: string | null
  readonly self_guided: boolean
  readonly submitted_at: string | null
  readonly sent_back_message: string
  readonly archived_at: string | null
  readonly invite_code: string
  readonly module_data: readonly ModuleRow[]
  readonly version: number
  readonly takes_part: boolean
  readonly is_known: boolean
  readonly has_invite: boolean | null
}

/** A cohort: whole for its participants and managers, its card for whoever may know of it. */
export async function findCohort(
  { deps, actor }: ApiContext,
  id: string | null | undefined,
  invite?: string | null,
) {
  const wanted = id ?? actor?.cohortId
  if (!wanted) return null
  const { rows } = await deps.db.query<CohortRow>({
    name: 'cohort-one',
    text: oneQuery,
    values: [wanted, actor?.userId ?? null, invite ?? null],
  })
  const [row] = rows
  if (!row) return null
  const facts = cohortFactsOf(row)
  if (actor && seesCohort(actor, facts)) return fullRecord(actor, row)
  return seesCohortCard(actor, facts) ? cardOf(row) : null
}

/** The cohorts that anybody can join now. */
export async function openCohorts({ deps }: ApiContext) {
  const { rows } = await deps.db.query<CohortRow>(openQuery)
  return rows.map(cardOf)
}

export function fullRecord(actor: Actor, row: CohortRow) {
  const hasStarted = row.start_date !== null && new Date(row.start_date) <= new Date()
  const seesLead = managesOrg(actor, row.org_id) || hasStarted
  return { ...row, _id: row.id, cohort_lead_email: seesLead ? row.cohort_lead_email : null }
}

/** Where a cohort stands on its way to the public. */
export const approvalOf = ({ approved, submitted_at, sent_back_message }: CohortRow): ApprovalState =>
  approvalState({ approved, submittedAt: submitted_at, sentBackMessage: sent_back_message })

export const cardOf = (row: CohortRow): Cohort => ({ _id: row.id, ...picked(row, cohortCard) })

const picked = <T extends object, K extends keyof T>(row: T, names: readonly K[]) =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<T, K>

export const cohortFactsOf = (row: CohortRow): CohortFacts => ({
  id: row.id,
  orgId: row.org_id,
  approved: row.approved,
  isPrivate: row.private,
  registrationOpen: row.registration_open,
  matching: row.matching,
  openDate: row.open_date,
  closeDate: row.close_date,
  matchingStart: row.matching_start,
  matchingEnd: row.matching_end,
  startDate: row.start_date,
  takesPart: row.takes_part,
  isKnown: row.is_known || row.takes_part,
  hasInvite: row.has_invite === true,
})
