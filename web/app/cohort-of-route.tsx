import { CohortScreen } from '#web/features/home/cohort/cohort-screen.tsx'
import { useCurrentRoute } from './current-route.tsx'

export function CohortOfRoute() {
  const { params } = useCurrentRoute()
  return <CohortScreen cohortId={params.cid ?? ''} />
}
