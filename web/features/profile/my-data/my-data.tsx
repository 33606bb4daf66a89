import classes from '#web/features/profile/profile.module.css'
import type { Consent, OwnUser } from '#web/features/profile/profile-documents.ts'
import { Consents } from './consents.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { DownloadData } from './download-data.tsx'

type Props = { user: OwnUser; consents: readonly Consent[]; onSaved: () => void }

/** What happens with one's data: agreed to, taken along, deleted. */
export function MyData({ user, consents, onSaved }: Props) {
  return (
    <div className={classes.cards}>
      <Consents user={user} consents={consents} onSaved={onSaved} />
      <DownloadData />
      <DeleteAccount email={user.email ?? ''} />
    </div>
  )
}
