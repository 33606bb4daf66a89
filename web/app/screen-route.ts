import { useMemo } from 'react'
import { useScreenAddress } from '#web/shared/screen-address.ts'
import { useCurrentRoute } from './current-route.tsx'
import { matchRoute, type RouteMatch } from './match-route.ts'

/** For a screen: the route it was opened with, also for the moment in which the page before it is still the current one. */
export function useScreenRoute(): RouteMatch {
  const { pathname } = useScreenAddress()
  const current = useCurrentRoute()
  return useMemo(() => matchRoute(pathname), [pathname]) ?? current
}
