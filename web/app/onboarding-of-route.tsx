import { OnboardingScreen } from '#web/features/joining/onboarding/onboarding-screen.tsx'
import { useSearch } from './shell/use-search.ts'

export function OnboardingOfRoute() {
  return <OnboardingScreen part={useSearch().get('part')} />
}
