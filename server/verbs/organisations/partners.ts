import { onlySuper } from '#domain/policies/programme.ts'
import type { Partner, PartnerQueryInput } from '#server/api-types.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { bounded } from '#server/verbs/plan/read-plan.ts'

const largestPage = 100

const orders: Readonly<Record<string, string>> = {
  NAME_ASC: 'lower(o.name), o.id',
  NAME_DESC: 'lower(o.name) desc, o.id',
  CREATED_DESC: 'o.created_at desc, o.id desc',
}
const byName = 'lower(o.name), o.id'

const matches = `($1::text is null or o.name ilike $1 or o.slug ilike $1 or o.contact_name ilike $1 or o.contact_email ilike $1)
  and ($2::boolean is null or (o.disabled_at is not null) = $2)`

// The page first: figures are counted for what is shown, however many organisations there are.
const pageQuery = (order: string) => `
select o.id as "_id", o.slug, o.name, o.contact_name, o.contact_email, o.disabled_at is not null as disabled,
  o.created_at, o.slug = $5 as is_hub,
  (select count(*) from users u where u.main_org = o.id and u.role = 'admin' and u.disabled_at is null) as admins,
  (select count(*) from cohort c where c.org_id = o.id and c.archived_at is null) as cohorts,
  (select count(*) from cohort c where c.org_id = o.id and c.archived_at is null and not c.approved
    and c.submitted_at is not null) as waiting
from (select * from organisation o where ${matches} order by ${order} limit $3 offset $4) o order by ${order}`

/** The organisations that run cohorts here, page by page. */
export async function partners(
  { deps, actor }: Caller,
  query: PartnerQueryInput | null | undefined,
  sortBy: string | null | undefined,
  limit: number | null | undefined,
  offset: number | null | undefined,
) {
  authorize(onlySuper(actor))
  const search = query?.search?.trim().replace(/[\\%_]/g, '\\$&')
  const filter = [search ? `%${search}%` : null, query?.disabled ?? null]
  const [page, counted] = await Promise.all([
    deps.db.query<Partner>(pageQuery(orders[sortBy ?? ''] ?? byName), [
      ...filter,
      bounded(limit, largestPage),
      Math.max(0, offset ?? 0),
      deps.env.HUB_ORG,
    ]),
    deps.db.query<{ count: number }>(`select count(*) from organisation o where ${matches}`, filter),
  ])
  return { total: counted.rows[0]?.count ?? 0, items: page.rows }
}
