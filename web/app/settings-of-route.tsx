import { SettingsScreen } from '#web/features/project-home/settings/settings-screen.tsx'
import { useCurrentRoute } from './current-route.tsx'

export function SettingsOfRoute() {
  const { params } = useCurrentRoute()
  return <SettingsScreen key={params.pid} projectId={params.pid ?? ''} />
}
