import { roles } from '#domain/options/people.ts'
import { applicationStatuses } from '#domain/options/programme.ts'
import { type List, takes } from '#server/lists/list.ts'

/** What managers see of an account in a list. */
export type ListedPerson = {
  _id: string
  email: string
  first_name: string
  last_name: string
  role: string
  org_role: string | null
  /** The slug of the organisation that an admin works for. */
  main_org: string | null
  main_org_id: string | null
  main_org_name: string | null
  org_id: string | null
  org_name: string | null
  cohortId: string | null
  cohort_title: string | null
  application_status: string
  state: string
  test_account: boolean
  locale: string
  created_at: string
  last_seen_at: string | null
}

const state = `case when u.disabled_at is not null then 'disabled' when not u.email_verified then 'unconfirmed'
  else 'active' end`

/** Somebody `u` who can log in. */
export const isActive = 'u.disabled_at is null and u.email_verified'

const states: Readonly<Record<string, string>> = {
  active: isActive,
  unconfirmed: 'u.disabled_at is null and not u.email_verified',
  disabled: 'u.disabled_at is not null',
}

const places = (word: string) =>
  `(select o.id from organisation o where search_form(o.name || ' ' || o.slug) like ${word})`

/** Who belongs to a place of that name. As a list of ids, it is looked for beside the names, by one index each. */
const belonging = (word: string) => `array(
  select s.id from users s where s.main_org in ${places(word)}
  union all select s.id from users s where s.org_id in ${places(word)}
  union all select s.id from users s where s.cohort_id in (select k.id from cohort k where search_form(k.title) like ${word}))`

const valuesOf = (choices: readonly { readonly value: string }[]) => choices.map(({ value }) => value)

/** People with an account, by what is asked about them. Those who deleted theirs are nobody's to find. */
export const peopleList: List = {
  columns: `u.id as "_id", u.email, u.first_name, u.last_name, u.role, u.org_role, m.slug as main_org,
    m.id as main_org_id, m.name as main_org_name, u.org_id, o.name as org_name, u.cohort_id as "cohortId",
    c.title as cohort_title, u.application_status, ${state} as state, u.test_account, u.locale, u.created_at, u.last_seen_at`,
  from: `users u left join organisation m on m.id = u.main_org left join organisation o on o.id = u.org_id
    left join cohort c on c.id = u.cohort_id`,
  core: 'users u',
  id: 'u.id',
  search: (word) => `u.searched like ${word} or u.id = any (${belonging(word)})`,
  filters: {
    id: { takes: takes.id, where: (value) => `u.id = ${value}` },
    ids: {
      takes: (value) => value.split(',').every(takes.id),
      where: (value) => `u.id = any (string_to_array(${value}, ','))`,
    },
    role: { takes: takes.oneOf(valuesOf(roles)), where: (value) => `u.role = ${value}` },
    organisation: { takes: takes.id, where: (value) => `u.main_org = ${value} or u.org_id = ${value}` },
    cohort: { takes: takes.id, where: (value) => `u.cohort_id = ${value}` },
    state: {
      takes: takes.oneOf(Object.keys(states)),
      where: (value, taken) => `${value}::text is not null and ${states[taken]}`,
    },
    application: {
      takes: takes.oneOf(valuesOf(applicationStatuses)),
      where: (value) => `u.application_status = ${value}`,
    },
    seen: {
      takes: takes.oneOf(['week', 'month', 'before', 'never']),
      where: (value) => `case ${value}::text
        when 'week' then u.last_seen_at > now() - interval '7 days'
        when 'month' then u.last_seen_at > now() - interval '30 days'
        when 'before' then u.last_seen_at <= now() - interval '30 days' else u.last_seen_at is null end`,
    },
    test: { takes: takes.oneOf(['yes', 'no']), where: (value) => `u.test_account = (${value} = 'yes')` },
  },
  sorts: {
    name: ['search_form(u.last_name)', 'search_form(u.first_name)'],
    email: ['u.email'],
    created: [],
    seen: [`coalesce(u.last_seen_at, '-infinity')`],
  },
  firstSort: 'name',
}

export const everybody = { where: 'u.deleted_at is null', values: [] }

/** Who works for an organisation, and who takes part in what it runs. */
export const peopleOf = (orgId: string) => ({
  where: 'u.deleted_at is null and (u.main_org = $1 or u.org_id = $1)',
  values: [orgId],
})
