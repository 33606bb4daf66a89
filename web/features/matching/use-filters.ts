import { useMemo } from 'react'
import { navigate } from '#web/shared/address/address.ts'
import { useScreenAddress } from '#web/shared/screen-address.ts'
import { type Filters, filtersIn, queryOf, type View, viewIn } from './filters.ts'

/** Filters and view live in the address, so that they survive a reload and can be shared. */
export function useFilters() {
  const { pathname, search } = useScreenAddress()
  const filters = useMemo(() => filtersIn(search), [search])
  const view = viewIn(search)
  return {
    filters,
    view,
    hrefOf: (other: View) => pathname + queryOf(filters, other),
    setFilters: (next: Filters) => {
      void navigate({ href: pathname + queryOf(next, view), replace: true, resetScroll: false })
    },
  }
}
