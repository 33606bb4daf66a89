import type { RouteName } from './routes.ts'

/** Pages whose content is still to come. A page leaves this list when its screen is written. */
export const notHereYet = [
  'home-project-businessplan',
  'home-project-businessplan-alternative',
  'home-project-module',
  'manage',
  'manage-bugs',
  'manage-reviews',
  'manage-org-cohortid-dashboard-incubating',
] as const satisfies readonly RouteName[]
