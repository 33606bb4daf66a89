import classes from '#web/features/profile/profile.module.css'
import type { OwnUser } from '#web/features/profile/profile-documents.ts'
import { Consents } from './consents.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { DownloadData } from './download-data.tsx'

/** What happens with one's data: agreed to, taken along, deleted. */
export function MyData({ user, onSaved }: { user: OwnUser; onSaved: () => void }) {
  return (
    <div className={classes.cards}>
      <Consents user={user} onSaved={onSaved} />
      <DownloadData />
      <DeleteAccount email={user.email ?? ''} />
    </div>
  )
}
