import { OnboardingScreen } from '#web/features/joining/onboarding/onboarding-screen.tsx'
import { useScreenAddress } from '#web/shared/screen-address.ts'

export function OnboardingOfRoute() {
  return <OnboardingScreen part={useScreenAddress().search.get('part')} />
}
