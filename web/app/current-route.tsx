import { createContext, useContext } from 'react'
import type { RouteMatch } from './match-route.ts'

const CurrentRouteContext = createContext<RouteMatch | null>(null)

export const CurrentRouteProvider = CurrentRouteContext.Provider

/** The route of the page that is shown, with its parameters. */
export function useCurrentRoute(): RouteMatch {
  const match = useContext(CurrentRouteContext)
  if (!match) throw new Error('No route is shown here')
  return match
}
