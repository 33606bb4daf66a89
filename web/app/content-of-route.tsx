import { ContentScreen } from '#web/features/manage/content/board/content-screen.tsx'
import { useScreenRoute } from './screen-route.ts'

export function ContentOfRoute() {
  const { params } = useScreenRoute()
  return <ContentScreen org={params.org ?? ''} cohortId={params.cohortid ?? ''} />
}
