import type { ComponentType } from 'react'
import type { RouteName } from './routes.ts'

type Screen = ComponentType
type LoadScreen = () => Promise<Screen>

/** What each route shows. A route is either here, in not-here-yet.ts, or a public page (public-pages.tsx). */
const screens: Partial<Record<RouteName, LoadScreen>> = {
  'signup-getting-started': async () =>
    (await import('./getting-started-of-route.tsx')).GettingStartedOfRoute,
  'signup-onboard': async () => (await import('./onboarding-of-route.tsx')).OnboardingOfRoute,
  'signup-cohortId': async () => (await import('./sign-up-of-route.tsx')).SignUpOfRoute,
  'home-matching': async () =>
    (await import('#web/features/matching/cohorts-screen.tsx')).MatchingCohortsScreen,
  'home-matching-cid': async () => (await import('./candidates-of-route.tsx')).CandidatesOfRoute,
  'home-project': async () => (await import('./project-home-screen.tsx')).ProjectHomeScreen,
}

export async function loadScreen(name: RouteName): Promise<Screen> {
  const load = screens[name] ?? notHereYetScreen
  return load()
}

export function hasScreen(name: RouteName): boolean {
  return name in screens
}

const notHereYetScreen: LoadScreen = async () => (await import('./not-here-yet-screen.tsx')).NotHereYetScreen
