import { useCurrentRoute } from '#web/app/current-route.tsx'
import { useMe } from '#web/data/session.ts'
import { DrawerEntry } from './drawer-entry.tsx'
import { sideEntries } from './entries.ts'
import { useToggledRoute } from './toggled-route.ts'

export function SideDrawer() {
  const me = useMe()
  const { route, locale } = useCurrentRoute()
  const entries = sideEntries(me, locale)
  const toggled = useToggledRoute(
    route.name,
    entries.map((entry) => entry.route),
  )
  return entries.map((entry) => (
    <DrawerEntry key={entry.route} entry={entry} toggled={entry.route === toggled} />
  ))
}
