import { expect, test } from 'vitest'
import { layouts } from '#web/app/layouts/layouts.ts'
import { type RouteName, routeNamed } from '#web/app/routes.ts'
import { drawerOf } from './drawer-of.ts'

test.each<[RouteName, string]>([
  ['home', 'side'],
  ['home-project', 'side'],
  ['home-project-module', 'module'],
  ['home-project-module-step', 'module'],
  ['home-project-businessplan', 'plan'],
  ['manage', 'platform'],
  ['manage-add-announcement', 'platform'],
  ['manage-org', 'org'],
  ['manage-org-add', 'org'],
  ['manage-org-cohortid', 'cohort'],
  ['manage-org-cohortid-dashboard-content-module-step', 'cohort'],
  ['signup-onboard', 'none'],
  ['login', 'none'],
])('%s has the drawer %s', (name, drawer) => {
  const route = routeNamed(name)
  expect(drawerOf(route, layouts[route.layout])).toBe(drawer)
})
