import { CohortScreen } from '#web/features/home/cohort/cohort-screen.tsx'
import { useScreenRoute } from './screen-route.ts'

export function CohortOfRoute() {
  const { params } = useScreenRoute()
  return <CohortScreen cohortId={params.cid ?? ''} />
}
