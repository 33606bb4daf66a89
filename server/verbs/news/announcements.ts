import { AppError } from '#domain/errors.ts'
import type { Actor } from '#domain/policies/actor.ts'
import { type AnnouncementFacts, readAnnouncement, type Whereabouts } from '#domain/policies/news.ts'
import type { Announcement } from '#server/api-types.ts'
import type { Caller } from '#server/caller.ts'
import type { Queryable } from '#server/db/transaction.ts'
import { takesPart } from '#server/verbs/cohorts/cohorts.ts'

const whereaboutsQuery = `select c.id, c.org_id from cohort c where ${takesPart('$1')}`

// Leaves out what is certainly not for the caller, so that the limit counts the rest; the policy has the last word.
const newsQuery = (texts: string) => `
select n.id as "_id", n.audience, n.org_id, n.cohort_id, n.role, ${texts} n.visible_from, n.visible_until,
  exists (select 1 from announcement_read r where r.announcement_id = n.id and r.user_id = $1) as read
from announcement n
where n.visible_from <= now() and (n.visible_until is null or now() < n.visible_until)
  and (n.role is null or n.role = $5 or $4)
  and ($3 or n.audience = 'everybody' or (n.audience = 'managers' and $4)
    or (n.org_id = any ($2) and ($4 or n.audience = 'organisation' or n.cohort_id = any ($6))))
order by n.pinned desc, n.visible_from desc, n.id limit 100`

const wholeQuery = newsQuery('n.title, n.title_es, n.text, n.text_es, n.pinned,')
const factsQuery = newsQuery('')

export type FactRow = {
  readonly audience: AnnouncementFacts['audience']
  readonly org_id: string | null
  readonly cohort_id: string | null
  readonly role: string | null
  readonly visible_from: string
  readonly visible_until: string | null
}

type ReadRow = FactRow & { readonly read: boolean }

/** The announcements meant for the caller, pinned ones first. */
export function announcements(context: Caller) {
  return meantFor<ReadRow & Announcement>(context, wholeQuery)
}

/** How many of them the caller has not seen yet. */
export async function unreadAnnouncements(context: Caller): Promise<number> {
  const meant = await meantFor(context, factsQuery)
  return meant.filter(({ read }) => !read).length
}

/** Where somebody takes part, as far as announcements go there. */
export async function whereaboutsOf(db: Queryable, actor: Actor): Promise<Whereabouts> {
  const { rows } = await db.query<{ id: string; org_id: string }>(whereaboutsQuery, [actor.userId])
  const ownOrg = actor.mainOrg ? [actor.mainOrg] : []
  return {
    cohortIds: rows.map((row) => row.id),
    orgIds: [...new Set([...ownOrg, ...rows.map((row) => row.org_id)])],
  }
}

async function meantFor<Row extends ReadRow>({ deps, actor }: Caller, query: string): Promise<Row[]> {
  const whereabouts = await whereaboutsOf(deps.db, actor)
  const { rows } = await deps.db.query<Row>(query, [
    actor.userId,
    whereabouts.orgIds,
    actor.isSuper,
    actor.role === 'admin',
    actor.role,
    whereabouts.cohortIds,
  ])
  return rows.filter((row) => readAnnouncement(actor, factsOf(row), whereabouts, new Date()) === 'allowed')
}

export const factsOf = (row: FactRow): AnnouncementFacts => ({
  audience: row.audience,
  orgId: row.org_id,
  cohortId: row.cohort_id,
  role: row.role,
  visibleFrom: row.visible_from,
  visibleUntil: row.visible_until,
})

export async function markAnnouncementRead(context: Caller, id: string): Promise<boolean> {
  const visible = await announcements(context)
  if (!visible.some((row) => row._id === id)) throw new AppError('NOT_FOUND')
  await context.deps.db.query(
    'insert into announcement_read (announcement_id, user_id) values ($1, $2) on conflict do nothing',
    [id, context.actor.userId],
  )
  return true
}
