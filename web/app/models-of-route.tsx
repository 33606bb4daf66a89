import { ModelsScreen } from '#web/features/manage/content/models/models-screen.tsx'
import { useCurrentRoute } from './current-route.tsx'

export function ModelsOfRoute() {
  const { params } = useCurrentRoute()
  return <ModelsScreen org={params.org ?? ''} cohortId={params.cohortid ?? ''} />
}
