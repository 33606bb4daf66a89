import { onlySuper } from '#domain/policies/programme.ts'
import type { ListQueryInput, Partner } from '#server/api-types.ts'
import { authorize } from '#server/authorize.ts'
import type { Caller } from '#server/caller.ts'
import { type List, takes } from '#server/lists/list.ts'
import { listPage } from '#server/lists/read-list.ts'
import { isCurrent, isTeam } from '#server/verbs/insight/platform-home.ts'

const cohorts = (of: string) => `(select count(*) from cohort c where c.org_id = o.id and ${of})`
const current = cohorts(isCurrent)
const waiting = cohorts('c.archived_at is null and not c.approved and c.submitted_at is not null')

// Read once for all of them: from the index alone, also where they are put in order by it.
const teams = `select org_id, count(*)::int as number from project where ${isTeam} group by org_id`

const partnerList: List = {
  columns: `o.id as "_id", o.slug, o.name, o.contact_name, o.contact_email, o.disabled_at is not null as disabled,
    o.created_at,
    (select count(*) from users u where u.main_org = o.id and u.role = 'admin' and u.disabled_at is null) as admins,
    ${current} as cohorts, ${waiting} as waiting, coalesce(t.number, 0) as teams`,
  from: `organisation o left join (${teams}) t on t.org_id = o.id`,
  id: 'o.id',
  search: (word) =>
    `search_form(concat_ws(' ', o.name, o.slug, o.contact_name, o.contact_email)) like ${word}`,
  filters: {
    id: { takes: takes.id, where: (value) => `o.id = ${value}` },
    state: {
      takes: takes.oneOf(['open', 'archived']),
      where: (value) => `(o.disabled_at is not null) = (${value} = 'archived')`,
    },
    cohorts: {
      takes: takes.oneOf(['current', 'waiting']),
      where: (value) => `case ${value}::text when 'waiting' then ${waiting} else ${current} end > 0`,
    },
  },
  sorts: {
    name: ['search_form(o.name)'],
    created: ['o.created_at'],
    teams: ['coalesce(t.number, 0)'],
  },
  firstSort: 'name',
}

/** The organisations that run cohorts here. */
export async function partners({ deps, actor }: Caller, list: ListQueryInput | null | undefined) {
  authorize(onlySuper(actor))
  const { total, items } = await listPage<Omit<Partner, 'is_hub'>>(deps.db, partnerList, list)
  return { total, items: items.map((row) => ({ ...row, is_hub: row.slug === deps.env.HUB_ORG })) }
}
