import type { ListQuery } from '#domain/list-query.ts'

export const chosenFilters = ({ filters }: ListQuery) => Object.keys(filters).length

/** Somebody looks for something in the list. */
export const isNarrowed = (query: ListQuery) => query.search !== '' || chosenFilters(query) > 0

/** There is nothing in the list, whatever one would look for. */
export const isBlank = (page: { readonly total: number } | null | undefined, query: ListQuery) =>
  page?.total === 0 && !isNarrowed(query)
