import type { ComponentType } from 'react'
import type { RouteName } from './routes.ts'

type Screen = ComponentType
type LoadScreen = () => Promise<Screen>

const announcementScreens = () => import('#web/features/manage/announcements/announcements-screens.tsx')

/** What each route shows. A route is either here, in not-here-yet.ts, or a public page (public-pages.tsx). */
const screens: Partial<Record<RouteName, LoadScreen>> = {
  'signup-getting-started': async () =>
    (await import('./getting-started-of-route.tsx')).GettingStartedOfRoute,
  'signup-onboard': async () => (await import('./onboarding-of-route.tsx')).OnboardingOfRoute,
  'signup-cohortId': async () => (await import('./sign-up-of-route.tsx')).SignUpOfRoute,
  home: async () => (await import('#web/features/home/home-screen.tsx')).HomeScreen,
  'home-announcements': async () =>
    (await import('#web/features/home/news/announcements-screen.tsx')).AnnouncementsScreen,
  'home-applications': async () =>
    (await import('#web/features/home/applications/applications-screen.tsx')).ApplicationsScreen,
  'home-profile': async () => (await import('#web/features/profile/profile-screen.tsx')).ProfileScreen,
  'home-upcoming': async () =>
    (await import('#web/features/home/upcoming/upcoming-screen.tsx')).UpcomingScreen,
  'home-matching': async () =>
    (await import('#web/features/matching/cohorts-screen.tsx')).MatchingCohortsScreen,
  'home-matching-cid': async () => (await import('./candidates-of-route.tsx')).CandidatesOfRoute,
  'home-cohort-cid': async () => (await import('./cohort-of-route.tsx')).CohortOfRoute,
  'home-project-settings': async () => (await import('./settings-of-route.tsx')).SettingsOfRoute,
  'home-project': async () => (await import('./project-home-screen.tsx')).ProjectHomeScreen,
  'home-project-module-step': async () => (await import('./step-screen.tsx')).StepScreen,
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
  'manage-announcements': async () => (await announcementScreens()).PlatformAnnouncementsScreen,
  'manage-add-announcement': async () => (await announcementScreens()).AddAnnouncementScreen,
  'manage-org-announcements': async () => (await announcementScreens()).OrgAnnouncementsScreen,
  'manage-org-cohortid-dashboard-content': async () =>
    (await import('./content-of-route.tsx')).ContentOfRoute,
  'manage-org-cohortid-dashboard-content-models': async () =>
    (await import('./models-of-route.tsx')).ModelsOfRoute,
  'manage-org-cohortid-dashboard-content-module-step': async () =>
    (await import('./step-editor-of-route.tsx')).StepEditorOfRoute,
}

export async function loadScreen(name: RouteName): Promise<Screen> {
  const load = screens[name] ?? notHereYetScreen
  return load()
}

export function hasScreen(name: RouteName): boolean {
  return name in screens
}

const notHereYetScreen: LoadScreen = async () => (await import('./not-here-yet-screen.tsx')).NotHereYetScreen
