import { AppError } from '#domain/errors.ts'
import { roles } from '#domain/options/people.ts'
import { announcementAudiences } from '#domain/options/programme.ts'
import { announce } from '#domain/policies/news.ts'
import { onlySuper } from '#domain/policies/programme.ts'
import type { ListQueryInput, ManagedAnnouncement } from '#server/api-types.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import type { Queryable } from '#server/db/transaction.ts'
import { everything, type List, takes } from '#server/lists/list.ts'
import { listPage } from '#server/lists/read-list.ts'
import { managedOrganisation } from '#server/verbs/organisations/organisations.ts'
import { type FactRow, factsOf } from './announcements.ts'

export type ManagedRow = ManagedAnnouncement & FactRow

const valuesOf = (choices: readonly { readonly value: string }[]) => choices.map(({ value }) => value)

const state = `case when now() < n.visible_from then 'planned' when n.visible_until <= now() then 'over' else 'up' end`

const states: Readonly<Record<string, string>> = {
  planned: 'n.visible_from > now()',
  up: 'n.visible_from <= now() and (n.visible_until is null or n.visible_until > now())',
  over: 'n.visible_from <= now() and n.visible_until <= now()',
}

// Reading is counted up to a thousand, so that a page costs the same however many people there are.
const columns = `n.id as "_id", n.audience, n.org_id, o.slug as org, o.name as org_name, n.cohort_id, c.title as cohort_title,
  n.role, n.title, n.title_es, n.text, n.text_es, n.visible_from, n.visible_until, n.pinned, n.version, n.updated_at,
  u.name as author_name, ${state} as state,
  (select count(*)::int from (select 1 from announcement_read r
    where r.announcement_id = n.id and r.user_id is distinct from n.author_id limit 1001) counted) as reads`

const from = `announcement n left join organisation o on o.id = n.org_id left join cohort c on c.id = n.cohort_id
  left join users u on u.id = n.author_id`

export const announcementList: List = {
  columns,
  from,
  core: 'announcement n',
  id: 'n.id',
  search: (word) => `search_form(concat_ws(' ', n.title, n.title_es, n.text, n.text_es)) like ${word}`,
  filters: {
    state: {
      takes: takes.oneOf(Object.keys(states)),
      where: (value, taken) => `${value}::text is not null and ${states[taken]}`,
    },
    audience: {
      takes: takes.oneOf(valuesOf(announcementAudiences)),
      where: (value) => `n.audience = ${value}`,
    },
    role: { takes: takes.oneOf(valuesOf(roles)), where: (value) => `n.role = ${value}` },
    cohort: { takes: takes.id, where: (value) => `n.cohort_id = ${value}` },
    organisation: { takes: takes.id, where: (value) => `n.org_id = ${value}` },
  },
  sorts: { from: ['n.visible_from'], changed: ['n.updated_at'] },
  firstSort: '-from',
}

export const ofOrganisation = (orgId: string) => ({ where: 'n.org_id = $1', values: [orgId] })

/** Those of one organisation for the people who run it, or all for the platform's. */
export async function managedAnnouncements(
  context: Caller,
  org: string | null | undefined,
  query: ListQueryInput | null | undefined,
) {
  if (!org) {
    authorize(onlySuper(context.actor))
    return listPage<ManagedRow>(context.deps.db, announcementList, query, everything)
  }
  const { id } = await managedOrganisation(context, { slug: org })
  return listPage<ManagedRow>(context.deps.db, announcementList, query, ofOrganisation(id))
}

/** One of them, to be changed; null for whoever may not. */
export async function managedAnnouncement({ deps, actor }: Caller, id: string) {
  const row = await findManaged(deps.db, id)
  return row && announce(actor, factsOf(row)) === 'allowed' ? row : null
}

export async function findManaged(db: Queryable, id: string): Promise<ManagedRow | undefined> {
  const { rows } = await db.query<ManagedRow>(`select ${columns} from ${from} where n.id = $1`, [id])
  return rows[0]
}

export async function knownManaged(db: Queryable, id: string): Promise<ManagedRow> {
  const row = await findManaged(db, id)
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

const placesQuery = `
select o.id as "_id", o.slug, o.name, coalesce((select json_agg(json_build_object('_id', c.id, 'title', c.title)
    order by c.start_date desc nulls first, c.id) from cohort c where c.org_id = o.id and c.archived_at is null), '[]') as cohorts
from organisation o where o.disabled_at is null and ($1::text is null or o.id = $1) order by search_form(o.name), o.id limit 500`

/** Organisations, and the cohorts in them, to which the caller may announce something. */
export async function announcementPlaces(context: Caller, org: string | null | undefined) {
  const { deps, actor } = context
  if (!org) authorize(onlySuper(actor))
  const only = org ? (await managedOrganisation(context, { slug: org })).id : null
  return (await deps.db.query(placesQuery, [only])).rows
}
