import { Island } from '#web/ui/island.tsx'
import { EntrancePage } from './entrance-page.tsx'

export function ResetPage() {
  return (
    <EntrancePage>
      <Island name="reset" />
    </EntrancePage>
  )
}
