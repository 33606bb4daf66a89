import { useMemo } from 'react'
import { addressOf, type ListQuery, pageSize, queryIn } from '#domain/list-query.ts'
import { useMe } from '#web/data/session.ts'
import { navigate } from '#web/shared/address/address.ts'
import { useScreenAddress } from '#web/shared/screen-address.ts'
import { type ListDefinition, type Listed, namesOf } from './list-definition.ts'
import { type ChosenColumns, useChosenColumns } from './use-chosen-columns.ts'

/** What the page asks of a list, where it stands, and how that changes. */
export type ListControl = {
  readonly query: ListQuery
  readonly hrefOf: (change: Partial<ListQuery>) => string
  /** The page stays where it is on the screen. */
  readonly show: (change: Partial<ListQuery>, replace?: boolean) => void
  readonly columns: ChosenColumns
}

const nothing = {}

/** A list whose view stands in the address; `beside` is what else the page has there. */
export function useList<Row extends Listed>(
  definition: ListDefinition<Row>,
  beside: Readonly<Record<string, string>> = nothing,
): ListControl {
  const { pathname, search } = useScreenAddress()
  const names = useMemo(() => namesOf(definition), [definition])
  const query = useMemo(() => queryIn(search, names), [search, names])
  const columns = useChosenColumns(definition, useMe()?.user_id ?? '')
  const hrefOf = (change: Partial<ListQuery>) => {
    const address = addressOf({ ...query, ...change }, names)
    const all = new URLSearchParams([...Object.entries(beside), ...new URLSearchParams(address)])
    return all.size > 0 ? `${pathname}?${all}` : pathname
  }
  return {
    query,
    hrefOf,
    show: (change, replace = false) => {
      void navigate({ href: hrefOf(change), replace, resetScroll: false })
    },
    columns,
  }
}

/** The query as the API takes it. */
export function listVariables({ search, filters, sort, page }: ListQuery) {
  return {
    search: search || null,
    filters: Object.entries(filters).map(([name, value]) => ({ name, value })),
    sort,
    page,
    size: pageSize,
  }
}
