/** What is shown of a list. It lives in the address: it survives a reload, can be shared, and Back works. */
export type ListQuery = {
  readonly search: string
  /** Name of a filter → what was chosen; only filters that narrow the list. */
  readonly filters: Readonly<Record<string, string>>
  /** Name of the order, with a minus in front when it runs backwards. */
  readonly sort: string
  /** From 1. */
  readonly page: number
  /** The row that is open beside the list. */
  readonly open: string | null
}

/** As much of a list as an address needs: which filters it has, and how it is ordered at first. */
export type ListNames = { readonly filters: readonly string[]; readonly firstSort: string }

export const pageSize = 50

/** Counting goes no further: what is found beyond is "more than". */
export const mostCounted = 10_000

/** So many rows at most are changed at once. */
export const mostSelected = 1000

export function firstQuery({ firstSort }: ListNames): ListQuery {
  return { search: '', filters: {}, sort: firstSort, page: 1, open: null }
}

export function queryIn(address: URLSearchParams, names: ListNames): ListQuery {
  const page = Number(address.get('page'))
  const chosen = names.filters.flatMap((name) => {
    const value = address.get(name)
    return value ? [[name, value] as const] : []
  })
  return {
    search: address.get('search') ?? '',
    filters: Object.fromEntries(chosen),
    sort: address.get('sort') || names.firstSort,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    open: address.get('open'),
  }
}

/** Only what differs from the first view is written. */
export function addressOf({ search, filters, sort, page, open }: ListQuery, names: ListNames): string {
  const address = new URLSearchParams()
  if (search) address.set('search', search)
  for (const name of names.filters) if (filters[name]) address.set(name, filters[name])
  if (sort !== names.firstSort) address.set('sort', sort)
  if (page > 1) address.set('page', String(page))
  if (open) address.set('open', open)
  return address.size > 0 ? `?${address}` : ''
}

export const isBackwards = (sort: string) => sort.startsWith('-')
export const sortName = (sort: string) => sort.replace(/^-/, '')

/** Pressed again, a column turns around. */
export const turned = (sort: string, name: string) => (sort === name ? `-${name}` : name)

export const pageCount = (total: number): number => Math.max(1, Math.ceil(total / pageSize))
