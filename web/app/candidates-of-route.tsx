import { CandidatesScreen } from '#web/features/matching/candidates-screen.tsx'
import { useCurrentRoute } from './current-route.tsx'

export function CandidatesOfRoute() {
  const { params } = useCurrentRoute()
  return <CandidatesScreen cohortId={params.cid ?? ''} />
}
