import type { ComponentType } from 'react'
import { named } from './manage-name.tsx'
import type { RouteName } from './routes.ts'
import type { Screens } from './screens.ts'

/** What the pages of the management show. Most people never come here: the list is fetched with the first of them. */
export const manageScreens: Screens = {
  'manage-partners': async () =>
    (await import('#web/features/manage/partners/partners-screen.tsx')).PartnersScreen,
  'manage-org': async () =>
    (await import('#web/features/manage/organisation/org-home-screen.tsx')).OrgHomeScreen,
  'manage-org-add': async () =>
    (await import('#web/features/manage/new-cohort/new-cohort-screen.tsx')).NewCohortScreen,
  'manage-org-settings': async () =>
    (await import('#web/features/manage/organisation/org-settings-screen.tsx')).OrgSettingsScreen,
  'manage-org-cohortid-settings': async () =>
    (await import('#web/features/manage/cohort-settings/cohort-settings-screen.tsx')).CohortSettingsScreen,
  'manage-org-cohortid-customize': async () =>
    (await import('#web/features/manage/customize/customize-screen.tsx')).CustomizeScreen,
  'manage-org-search': async () =>
    (await import('#web/features/manage/people/platform-users-screen.tsx')).PlatformUsersScreen,
  'manage-org-cohortid': async () =>
    (await import('#web/features/manage/cohort-home/dashboard-screen.tsx')).CohortDashboardScreen,
  'manage-org-cohortid-applications': async () =>
    (await import('#web/features/cohort-admin/applications/applications-screen.tsx')).EntrepreneursScreen,
  'manage-org-cohortid-dashboard-mentors': async () =>
    (await import('#web/features/cohort-admin/applications/applications-screen.tsx')).MentorsScreen,
  'manage-org-cohortid-dashboard-incubating': async () =>
    (await import('#web/features/manage/incubating/incubating-screen.tsx')).IncubatingScreen,
  manage: async () =>
    (await import('#web/features/manage/platform/platform-home-screen.tsx')).PlatformHomeScreen,
  'manage-org-cohortid-dashboard-cohort': async () =>
    (await import('#web/features/cohort-admin/board/board-screen.tsx')).MatchingBoardScreen,
  'manage-bugs': async () => (await import('#web/features/manage/bugs/bugs-screen.tsx')).BugsScreen,
  'manage-reviews': async () =>
    (await import('#web/features/manage/reviews/reviews-screen.tsx')).ReviewsScreen,
  'manage-announcements': async () =>
    (await import('#web/features/manage/announcements/announcements-screens.tsx'))
      .PlatformAnnouncementsScreen,
  'manage-add-announcement': async () =>
    (await import('#web/features/manage/announcements/announcements-screens.tsx')).AddAnnouncementScreen,
  'manage-org-announcements': async () =>
    (await import('#web/features/manage/announcements/announcements-screens.tsx')).OrgAnnouncementsScreen,
  'manage-org-cohortid-dashboard-content': async () =>
    (await import('./content-of-route.tsx')).ContentOfRoute,
  'manage-org-cohortid-dashboard-content-models': async () =>
    (await import('./models-of-route.tsx')).ModelsOfRoute,
  'manage-org-cohortid-dashboard-content-module-step': async () =>
    (await import('./step-editor-of-route.tsx')).StepEditorOfRoute,
}

/** Those of an organisation or a cohort say its name in the title of the document. */
export async function manageScreen(name: RouteName): Promise<ComponentType | undefined> {
  const Screen = await manageScreens[name]?.()
  return Screen && name.startsWith('manage-org') ? named(Screen) : Screen
}
