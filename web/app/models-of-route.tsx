import { ModelsScreen } from '#web/features/manage/content/models/models-screen.tsx'
import { useScreenRoute } from './screen-route.ts'

export function ModelsOfRoute() {
  const { params } = useScreenRoute()
  return <ModelsScreen org={params.org ?? ''} cohortId={params.cohortid ?? ''} />
}
