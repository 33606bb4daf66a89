import { courseStepById } from '#course/course.ts'
import { mostCounted } from '#domain/list-query.ts'
import { onlySuper, readAudit } from '#domain/policies/programme.ts'
import type { AuditEntry, ListQueryInput } from '#server/api-types.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { titlesOf } from '#server/content/course-texts.ts'
import { everything, type List, takes } from '#server/lists/list.ts'
import { listPage } from '#server/lists/read-list.ts'
import { organisationCalled } from './find-people.ts'

/** Whom a word could mean; more people than this are no search any more. */
const meant = (word: string) => `array(select s.id from (
  select u.id from users u where u.searched like ${word} offset 0) s order by s.id limit 500)`

/**
 * What these people did, or had done to them, newest first. Each is looked up by itself: a few write most of the log, by
 * which PostgreSQL would judge all others.
 */
const entriesOf = (column: 'actor_id' | 'target_id', word: string) => `
  select x.id from unnest(${meant(word)}) person cross join lateral (
    select y.id from audit_entry y where y.${column} = person order by y.id desc limit ${mostCounted + 1}) x`

/** A value of the change, or the name of the organisation that it is the id of. */
const said = (which: string) =>
  `coalesce((select s.name from organisation s where s.id = e.data ->> '${which}'), e.data ->> '${which}')`

/** The cohort for which a step was worded. */
const cohortOfWording = `(select s.title from cohort s where e.target_kind = 'step' and s.id = e.data ->> 'cohort_id')`

/** What an entry `e` says about the change, as its sentence needs it. */
export const changeColumns = `${said('from')} as "from", coalesce(${said('to')}, ${cohortOfWording}) as "to",
  case jsonb_typeof(e.data -> 'count') when 'number' then (e.data ->> 'count')::int end as count`

/** What is gone is still called what it was called when it was written down. */
const targetName = `coalesce(case e.target_kind
  when 'user' then (select t.name from users t where t.id = e.target_id)
  when 'project' then (select t.name from project t where t.id = e.target_id)
  when 'cohort' then (select t.title from cohort t where t.id = e.target_id)
  when 'organisation' then (select t.name from organisation t where t.id = e.target_id)
  when 'announcement' then (select coalesce(nullif(t.title, ''), t.title_es) from announcement t where t.id = e.target_id)
  when 'application' then (select t.name from application p join users t on t.id = p.user_id where p.id = e.target_id)
  end, e.data ->> 'name', e.data ->> 'title') as target_name`

const auditList: List = {
  columns: `e.id as "_id", e.created_at, e.action, a.name as actor_name, e.target_kind, e.target_id, ${targetName},
    o.name as org_name, ${changeColumns}`,
  from: 'audit_entry e left join users a on a.id = e.actor_id left join organisation o on o.id = e.org_id',
  core: 'audit_entry e',
  id: 'e.id',
  search: (word) =>
    `e.id = any (array(${entriesOf('actor_id', word)} union all ${entriesOf('target_id', word)}))`,
  filters: {
    kind: { takes: (value) => /^[a-z]{1,20}$/.test(value), where: (value) => `e.target_kind = ${value}` },
    from: { takes: takes.day, where: (value) => `e.created_at >= ${value}::date` },
    until: { takes: takes.day, where: (value) => `e.created_at < ${value}::date + 1` },
  },
  sorts: { time: [] },
  firstSort: '-time',
}

/** Who did what when: in one organisation for its owners, everywhere for those who run the platform. */
export async function auditLog(
  { deps, actor }: Caller,
  slug: string | null | undefined,
  list: ListQueryInput | null | undefined,
) {
  if (!slug) {
    authorize(onlySuper(actor))
    return withSteps(await listPage<EntryRow>(deps.db, auditList, list, everything))
  }
  const orgId = await organisationCalled(deps.db, slug)
  authorize(readAudit(actor, orgId))
  return withSteps(
    await listPage<EntryRow>(deps.db, auditList, list, { where: 'e.org_id = $1', values: [orgId] }),
  )
}

type EntryRow = Omit<AuditEntry, 'target_name_es'> & { readonly target_id: string }

/** Steps are called as the course calls them; the database does not know their names. */
function withSteps({ total, items }: { total: number; items: EntryRow[] }) {
  return { total, items: items.map((row) => ({ ...row, ...stepNames(row) })) }
}

function stepNames({ target_kind, target_id }: EntryRow) {
  const step = target_kind === 'step' ? courseStepById(target_id) : undefined
  if (!step) return { target_name_es: null }
  const { step_title, step_title_es } = titlesOf(step)
  return { target_name: step_title, target_name_es: step_title_es }
}
