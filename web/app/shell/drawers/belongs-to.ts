import type { RouteName } from '#web/app/routes.ts'

/** The entry of a drawer that a page without an entry of its own belongs to. */
export const belongsTo: Readonly<Partial<Record<RouteName, RouteName>>> = {
  'home-applications': 'home',
  'home-cohort-cid': 'home',
  'home-profile': 'home',
  'home-project': 'home',
  'home-project-settings': 'home',
  'home-upcoming': 'home',
  'home-matching-cid': 'home-matching',
  'manage-add-announcement': 'manage-announcements',
  'manage-org-announcements': 'manage-org',
  'manage-org-cohortid-dashboard-cohort': 'manage-org-cohortid',
  'manage-org-cohortid-dashboard-incubating': 'manage-org-cohortid',
}
