import type { ComponentType } from 'react'
import type { RouteName } from './routes.ts'

type Screen = ComponentType
type LoadScreen = () => Promise<Screen>
export type Screens = Partial<Record<RouteName, LoadScreen>>

/** What each route shows. A route is here, in manage-screens.ts, or a public page (public-pages.tsx). */
export const screens: Screens = {
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
  'home-project-businessplan': async () => (await import('./business-plan-of-route.tsx')).BusinessPlanOfRoute,
  'home-project-businessplan-alternative': async () =>
    (await import('./plan-canvas-of-route.tsx')).PlanCanvasOfRoute,
  'home-project-module': async () => (await import('./module-screen.tsx')).ModuleScreen,
  'home-project-module-step': async () => (await import('./step-screen.tsx')).StepScreen,
}

export async function loadScreen(name: RouteName): Promise<Screen> {
  const found = name.startsWith('manage')
    ? await (await import('./manage-screens.ts')).manageScreen(name)
    : await screens[name]?.()
  if (!found) throw new Error(`${name} has no screen`)
  return found
}
