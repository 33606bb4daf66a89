import { SettingsScreen } from '#web/features/project-home/settings/settings-screen.tsx'
import { useScreenRoute } from './screen-route.ts'

export function SettingsOfRoute() {
  const { params } = useScreenRoute()
  return <SettingsScreen key={params.pid} projectId={params.pid ?? ''} />
}
