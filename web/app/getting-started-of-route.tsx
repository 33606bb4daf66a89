import { GettingStartedScreen } from '#web/features/joining/cohorts/getting-started-screen.tsx'
import { useSearch } from './shell/use-search.ts'
import { wantedRole } from './wanted-role.ts'

export function GettingStartedOfRoute() {
  return <GettingStartedScreen role={wantedRole(useSearch())} />
}
