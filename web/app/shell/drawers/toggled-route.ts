import { useState } from 'react'
import type { RouteName } from '#web/app/routes.ts'

/** The side drawer starts on this entry. */
export const firstToggled: RouteName = 'home-matching'

/** The page shown, if the drawer has it; else the entry that was on before. */
export function nextToggled(before: RouteName, shown: RouteName, entries: readonly RouteName[]): RouteName {
  return entries.includes(shown) ? shown : before
}

export function useToggledRoute(shown: RouteName, entries: readonly RouteName[]): RouteName {
  const [toggled, setToggled] = useState(firstToggled)
  const next = nextToggled(toggled, shown, entries)
  if (next !== toggled) setToggled(next)
  return next
}
