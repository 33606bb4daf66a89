import { Island } from '#web/ui/island.tsx'
import { EntrancePage } from './entrance-page.tsx'

export function FirstAdminPage() {
  return (
    <EntrancePage>
      <Island name="first-admin" />
    </EntrancePage>
  )
}
