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
import { words } from './words.ts'

export function DeleteAccount({ email }: { email: string }) {
  const text = useText()
  const said = words[useLocale()]
  const [isAsking, setAsking] = useState(false)
  return (
    <SettingCard isDangerous title={said.deleteTitle} help={said.deleteHelp}>
      <div>
        <Button color="red" variant="light" onClick={() => setAsking(true)}>
          {said.delete}
        </Button>
      </div>
      <Dialog
        title={said.deleteSure}
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
  const said = words[locale]
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
      <p>{said.deleteHelp}</p>
      <TextInput
        data-autofocus
        required
        type="email"
        autoComplete="off"
        label={said.deleteType(email)}
        error={isWrong ? said.deleteMismatch : null}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <PasswordInput
        required
        autoComplete="current-password"
        label={said.deletePassword}
        value={password}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
      />
      <Outcome problem={problem} done="" />
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          {text('action.cancel')}
        </Button>
        <Button type="submit" color="red" loading={isBusy}>
          {said.deleteConfirm}
        </Button>
      </DialogActions>
    </form>
  )
}
