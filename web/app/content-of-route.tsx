import { ContentScreen } from '#web/features/manage/content/board/content-screen.tsx'
import { useCurrentRoute } from './current-route.tsx'

export function ContentOfRoute() {
  const { params } = useCurrentRoute()
  return <ContentScreen org={params.org ?? ''} cohortId={params.cohortid ?? ''} />
}
