import { useCurrentRoute } from '#web/app/current-route.tsx'
import { useMe } from '#web/data/session.ts'
import { useUnreadAnnouncements } from '#web/data/unread-announcements.ts'
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
  const unread = useUnreadAnnouncements()
  return entries.map((entry) => (
    <DrawerEntry
      key={entry.route}
      entry={entry}
      toggled={entry.route === toggled}
      unread={entry.route === 'home-announcements' ? unread : 0}
    />
  ))
}
