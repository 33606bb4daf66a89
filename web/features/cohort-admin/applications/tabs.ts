export const tabs = ['pending', 'approved', 'waitlisted', 'rejected', 'withdrawn', 'all'] as const
export type Tab = (typeof tabs)[number]

/** What waits for a decision is shown first. */
const firstTab: Tab = 'pending'

export function tabIn(address: URLSearchParams): Tab {
  return tabs.find((tab) => tab === address.get('status')) ?? firstTab
}

/** How a tab stands in the address; the first one needs nothing. */
export const besideOf = (tab: Tab): Readonly<Record<string, string>> =>
  tab === firstTab ? {} : { status: tab }

/** The same view of the list in another tab. */
export function hrefIn(tab: Tab, href: string): string {
  const [path = '', search] = href.split('?')
  const address = new URLSearchParams(search)
  address.delete('status')
  const all = new URLSearchParams([...Object.entries(besideOf(tab)), ...address])
  return all.size > 0 ? `${path}?${all}` : path
}

type Filters = readonly { readonly name: string; readonly value: string }[]

/** For the server the state is one filter of several. */
export function inTab<Query extends { readonly filters: Filters }>(query: Query, tab: Tab) {
  const status = tab === 'all' ? [] : [{ name: 'status', value: tab }]
  return { ...query, filters: [...query.filters, ...status] }
}

type Count = { readonly status: string; readonly count: number }

export function countIn(counts: readonly Count[], tab: Tab): number {
  return counts
    .filter(({ status }) => tab === 'all' || status === tab)
    .reduce((sum, { count }) => sum + count, 0)
}
