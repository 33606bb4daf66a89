import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useMemo } from 'react'
import { type ListQuery, queryIn, searchOf } from './list-query.ts'

export function useListQuery() {
  const { pathname, searchStr } = useRouterState({ select: ({ location }) => location })
  const navigate = useNavigate()
  const query = useMemo(() => queryIn(new URLSearchParams(searchStr)), [searchStr])
  const hrefOf = (change: Partial<ListQuery>) => pathname + searchOf({ ...query, ...change })
  return {
    query,
    hrefOf,
    /** The list stays where it is on the screen. */
    show: (change: Partial<ListQuery>, replace = false) => {
      void navigate({ href: hrefOf(change), replace, resetScroll: false })
    },
  }
}
