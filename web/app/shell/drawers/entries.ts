import { href, type RouteMatch } from '#web/app/match-route.ts'
import type { RouteName } from '#web/app/routes.ts'
import type { IconName } from '#web/app/shell/icons/icon-paths.ts'
import type { Me } from '#web/data/me.ts'
import type { Locale } from '#web/i18n/locale.ts'
import type { TextKey } from '#web/i18n/text.tsx'

export type Entry = {
  readonly route: RouteName
  readonly label: TextKey
  readonly icon: IconName
  readonly href: string
  /** Its own page is shown and the drawer greys it out. */
  readonly disabled: boolean
}

type Params = RouteMatch['params']

export function sideEntries(me: Me | null, locale: Locale): readonly Entry[] {
  const entry = entriesIn(locale)
  const canMatch = me?.role === 'mentor' && me.application_status === 'approved'
  return [
    entry('home', 'shell.drawer.dashboard', 'dashboard'),
    ...(canMatch ? [entry('home-matching', 'shell.drawer.matching', 'matching')] : []),
    entry('home-announcements', 'shell.drawer.announcements', 'announcement'),
  ]
}

export function platformEntries(locale: Locale): readonly Entry[] {
  const entry = entriesIn(locale)
  return [
    entry('manage', 'shell.drawer.home', 'home'),
    entry('manage-partners', 'shell.drawer.partners', 'partners'),
    entry('manage-announcements', 'shell.drawer.announcements', 'announcement'),
    entry('manage-bugs', 'shell.drawer.bugs', 'bug'),
    entry('manage-reviews', 'shell.drawer.reviews', 'review'),
  ]
}

export function orgEntries({ route, params, locale }: RouteMatch, me: Me | null): readonly Entry[] {
  const entry = entriesIn(locale, params)
  const own = (made: Entry): Entry => ({ ...made, disabled: made.route === route.name })
  return [
    own(entry('manage-org', 'shell.drawer.orgHome', 'home')),
    own(entry('manage-org-add', 'shell.drawer.newCohort', 'plus')),
    own(entry('manage-org-settings', 'shell.drawer.settings', 'settings')),
    ...(isHub(params, me)
      ? [
          entry('manage-org-search', 'shell.drawer.platformUsers', 'people'),
          entry('manage', 'shell.drawer.platformManagement', 'shield'),
        ]
      : []),
  ]
}

export function cohortEntries(params: Params, me: Me | null, locale: Locale): readonly Entry[] {
  const entry = entriesIn(locale, params)
  return [
    entry('manage-org-cohortid', 'shell.drawer.cohortDashboard', 'dashboard'),
    entry('manage-org-cohortid-applications', 'shell.drawer.entrepreneurs', 'people'),
    entry('manage-org-cohortid-dashboard-mentors', 'shell.drawer.mentors', 'matching'),
    ...(me?.superadmin
      ? [entry('manage-org-cohortid-dashboard-content-models', 'shell.drawer.editModels', 'model')]
      : []),
    entry('manage-org-cohortid-settings', 'shell.drawer.cohortSettings', 'settings'),
    entry('manage-org-cohortid-customize', 'shell.drawer.customize', 'customize'),
  ]
}

export function orgHomeEntry(params: Params, locale: Locale): Entry {
  return entriesIn(locale, params)('manage-org', 'shell.drawer.orgHome', 'home')
}

/** Only the hub's own admins are super admins, so their organisation is the hub. */
function isHub(params: Params, me: Me | null): boolean {
  return me?.superadmin === true && params.org === me.main_org
}

function entriesIn(locale: Locale, params: Params = {}) {
  return (route: RouteName, label: TextKey, icon: IconName): Entry => ({
    route,
    label,
    icon,
    href: href(route, locale, params),
    disabled: false,
  })
}
