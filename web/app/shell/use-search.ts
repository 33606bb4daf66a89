import { useRouterState } from '@tanstack/react-router'
import { useMemo } from 'react'

export function useSearch(): URLSearchParams {
  const search = useRouterState({ select: (state) => state.location.searchStr })
  return useMemo(() => new URLSearchParams(search), [search])
}
