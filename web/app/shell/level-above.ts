import { href, type RouteMatch } from '#web/app/match-route.ts'
import type { Me } from '#web/data/me.ts'

/** Where 'one level up' leads: from a step or module to its project, from there to the dashboard, and no further. */
export function levelAbove({ route, params, locale }: RouteMatch): string {
  switch (route.name) {
    case 'home-matching-cid':
      return href('home-matching', locale)
    case 'home-project-module':
    case 'home-project-module-step':
    case 'home-project-businessplan':
    case 'home-project-businessplan-alternative':
      return params.pid ? href('home-project', locale, params) : href('home', locale)
    default:
      return href('home', locale)
  }
}

/** The logo leads mentors and entrepreneurs one level up, admins to what they manage. */
export function logoTarget(
  match: RouteMatch,
  me: Pick<Me, 'role' | 'superadmin' | 'main_org'> | null,
): string {
  if (me?.role !== 'admin') return levelAbove(match)
  if (me.superadmin) return href('manage', match.locale)
  return me.main_org ? href('manage-org', match.locale, { org: me.main_org }) : href('home', match.locale)
}
