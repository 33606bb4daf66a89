import classes from '#web/features/profile/profile.module.css'
import type { OwnUser } from '#web/features/profile/profile-documents.ts'
import { ChangeEmail } from './change-email.tsx'
import { ChangePassword } from './change-password.tsx'
import { Preferences } from './preferences.tsx'
import { Sessions } from './sessions.tsx'

export function AccountSettings({ user, onSaved }: { user: OwnUser; onSaved: () => void }) {
  return (
    <div className={classes.cards}>
      <Preferences user={user} onSaved={onSaved} />
      <ChangeEmail email={user.email ?? ''} />
      <ChangePassword />
      <Sessions />
    </div>
  )
}
