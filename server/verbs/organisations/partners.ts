import { onlySuper } from '#domain/policies/programme.ts'
import type { ListQueryInput, Partner } from '#server/api-types.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { type List, takes } from '#server/lists/list.ts'
import { listPage } from '#server/lists/read-list.ts'

const waiting = `(select count(*) from cohort c where c.org_id = o.id and c.archived_at is null and not c.approved
  and c.submitted_at is not null)`

const partnerList: List = {
  columns: `o.id as "_id", o.slug, o.name, o.contact_name, o.contact_email, o.disabled_at is not null as disabled,
    o.created_at,
    (select count(*) from users u where u.main_org = o.id and u.role = 'admin' and u.disabled_at is null) as admins,
    (select count(*) from cohort c where c.org_id = o.id and c.archived_at is null) as cohorts, ${waiting} as waiting`,
  from: 'organisation o',
  id: 'o.id',
  search: (word) =>
    `search_form(concat_ws(' ', o.name, o.slug, o.contact_name, o.contact_email)) like ${word}`,
  filters: {
    id: { takes: takes.id, where: (value) => `o.id = ${value}` },
    state: {
      takes: takes.oneOf(['open', 'archived']),
      where: (value) => `(o.disabled_at is not null) = (${value} = 'archived')`,
    },
    waiting: { takes: takes.oneOf(['yes']), where: (value) => `${value} = 'yes' and ${waiting} > 0` },
  },
  sorts: { name: ['search_form(o.name)'], created: ['o.created_at'] },
  firstSort: 'name',
}

/** The organisations that run cohorts here. */
export async function partners({ deps, actor }: Caller, list: ListQueryInput | null | undefined) {
  authorize(onlySuper(actor))
  const { total, items } = await listPage<Omit<Partner, 'is_hub'>>(deps.db, partnerList, list)
  return { total, items: items.map((row) => ({ ...row, is_hub: row.slug === deps.env.HUB_ORG })) }
}
