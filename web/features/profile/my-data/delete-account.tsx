import { Button, PasswordInput, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { logOut } from '#web/data/log-out.ts'
import { Outcome } from '#web/features/profile/account/change-email.tsx'
import classes from '#web/features/profile/profile.module.css'
import { SettingCard } from '#web/features/profile/setting-card.tsx'
import { useAsk } from '#web/features/profile/use-ask.ts'
import { localePath } from '#web/i18n/locale.ts'
import { useLocale, useText } from '#web/i18n/text.tsx'
import { Dialog, DialogActions } from '#web/ui/dialog.tsx'

export function DeleteAccount({ email }: { email: string }) {
  const text = useText()
  const [isAsking, setAsking] = useState(false)
  return (
    <SettingCard
      isDangerous
      title={text('profile.privacy.deleteTitle')}
      help={text('profile.privacy.deleteHelp')}
    >
      <div>
        <Button color="red" variant="light" onClick={() => setAsking(true)}>
          {text('profile.privacy.delete')}
        </Button>
      </div>
      <Dialog
        title={text('profile.privacy.deleteSure')}
        closeLabel={text('action.close')}
        opened={isAsking}
        onClose={() => setAsking(false)}
      >
        <DeleteForm email={email} onCancel={() => setAsking(false)} />
      </Dialog>
    </SettingCard>
  )
}

/** The e-mail is typed and the password given, so that nobody deletes by mistake or at a computer left open. */
function DeleteForm({ email, onCancel }: { email: string; onCancel: () => void }) {
  const text = useText()
  const locale = useLocale()
  const { ask, isBusy, problem } = useAsk()
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const [isWrong, setWrong] = useState(false)

  async function handleDelete(event: FormEvent) {
    event.preventDefault()
    const isSame = typed.trim().toLowerCase() === email.toLowerCase()
    setWrong(!isSame)
    if (!isSame || !(await ask('/api/delete-account', { email: typed.trim(), password }))) return
    await logOut('discard', locale)
    window.location.assign(localePath(locale, '/'))
  }

  return (
    <form onSubmit={handleDelete} className={classes.form}>
      <p>{text('profile.privacy.deleteHelp')}</p>
      <TextInput
        data-autofocus
        required
        type="email"
        autoComplete="off"
        label={text('profile.privacy.deleteType', { email })}
        error={isWrong ? text('profile.privacy.deleteMismatch') : null}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <PasswordInput
        required
        autoComplete="current-password"
        label={text('profile.privacy.deletePassword')}
        value={password}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
      />
      <Outcome problem={problem} done="" />
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          {text('action.cancel')}
        </Button>
        <Button type="submit" color="red" loading={isBusy}>
          {text('profile.privacy.deleteConfirm')}
        </Button>
      </DialogActions>
    </form>
  )
}
