export const statuses = ['pending', 'approved', 'waitlisted', 'rejected', 'withdrawn'] as const
export const tabs = [...statuses, 'all'] as const
export type Tab = (typeof tabs)[number]

export const sorts = ['newest', 'oldest', 'name', 'nameBack'] as const
export type Sort = (typeof sorts)[number]

export const pageSize = 50

/** What the list shows, kept in the address: it survives a reload, can be shared, and Back works. */
export type ListQuery = {
  readonly tab: Tab
  readonly search: string
  readonly sort: Sort
  /** From 1. */
  readonly page: number
  /** The application that is open in the side panel. */
  readonly application: string | null
}

export const firstQuery: ListQuery = {
  tab: 'pending',
  search: '',
  sort: 'newest',
  page: 1,
  application: null,
}

const order = {
  newest: 'CREATED_DESC',
  oldest: 'CREATED_ASC',
  name: 'NAME_ASC',
  nameBack: 'NAME_DESC',
} as const satisfies Record<Sort, string>

export function queryIn(search: URLSearchParams): ListQuery {
  const page = Number(search.get('page'))
  return {
    tab: tabs.find((tab) => tab === search.get('status')) ?? firstQuery.tab,
    search: search.get('search') ?? '',
    sort: sorts.find((sort) => sort === search.get('sort')) ?? firstQuery.sort,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    application: search.get('application'),
  }
}

/** Only what differs from the first view is written. */
export function searchOf({ tab, search, sort, page, application }: ListQuery): string {
  const made = new URLSearchParams()
  if (tab !== firstQuery.tab) made.set('status', tab)
  if (search) made.set('search', search)
  if (sort !== firstQuery.sort) made.set('sort', sort)
  if (page > 1) made.set('page', String(page))
  if (application) made.set('application', application)
  return made.size > 0 ? `?${made}` : ''
}

export function variablesOf({ tab, search, sort, page }: ListQuery) {
  return {
    status: tab === 'all' ? null : tab,
    search: search || null,
    sort: order[sort],
    limit: pageSize,
    offset: (page - 1) * pageSize,
  }
}

type Count = { readonly status: string; readonly count: number }

export function countIn(counts: readonly Count[], tab: Tab): number {
  return counts
    .filter(({ status }) => tab === 'all' || status === tab)
    .reduce((sum, { count }) => sum + count, 0)
}

export const pageCount = (total: number): number => Math.max(1, Math.ceil(total / pageSize))
