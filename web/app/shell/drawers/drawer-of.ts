import type { Drawer, LayoutVariant } from '#web/app/layouts/layouts.ts'
import type { NamedRoute } from '#web/app/routes.ts'

/** The layout's drawer; a form of the management area keeps the drawer of the place it belongs to. */
export function drawerOf(route: Pick<NamedRoute, 'path'>, layout: Pick<LayoutVariant, 'drawer'>): Drawer {
  if (layout.drawer !== 'none') return layout.drawer
  if (route.path.startsWith('/manage/{org}')) return 'org'
  return route.path.startsWith('/manage') ? 'platform' : 'none'
}
