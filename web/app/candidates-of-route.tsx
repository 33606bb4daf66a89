import { CandidatesScreen } from '#web/features/matching/candidates-screen.tsx'
import { useScreenRoute } from './screen-route.ts'

export function CandidatesOfRoute() {
  const { params } = useScreenRoute()
  return <CandidatesScreen cohortId={params.cid ?? ''} />
}
