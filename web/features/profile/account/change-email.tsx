import { Alert, Button, PasswordInput, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import classes from '#web/features/profile/profile.module.css'
import { SettingCard } from '#web/features/profile/setting-card.tsx'
import { useAsk } from '#web/features/profile/use-ask.ts'
import { useText } from '#web/i18n/text.tsx'

/** The new address counts when the link that is sent to it was opened. */
export function ChangeEmail({ email }: { email: string }) {
  const text = useText()
  const { ask, isBusy, problem, fields } = useAsk()
  const [newEmail, setNewEmail] = useState('')
  const [password, setPassword] = useState('')
  const [sentTo, setSentTo] = useState('')

  async function handleSend(event: FormEvent) {
    event.preventDefault()
    setSentTo('')
    if (!(await ask('/api/auth/change-email', { newEmail, password }))) return
    setSentTo(newEmail.trim())
    setNewEmail('')
    setPassword('')
  }

  return (
    <SettingCard
      title={text('profile.account.emailTitle')}
      help={text('profile.account.emailNow', { email })}
    >
      <form onSubmit={handleSend} className={`${classes.form} ${classes.narrow}`}>
        <TextInput
          type="email"
          name="newEmail"
          autoComplete="email"
          required
          label={text('profile.account.emailNew')}
          description={text('profile.account.emailHelp')}
          error={fields.newEmail}
          value={newEmail}
          onChange={({ currentTarget }) => setNewEmail(currentTarget.value)}
        />
        <PasswordInput
          name="password"
          autoComplete="current-password"
          required
          label={text('profile.account.emailPassword')}
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
        <Outcome problem={problem} done={sentTo && text('profile.account.emailSent', { email: sentTo })} />
        <div>
          <Button type="submit" variant="light" loading={isBusy}>
            {text('profile.account.emailSend')}
          </Button>
        </div>
      </form>
    </SettingCard>
  )
}

/** What came of a form, read out when it changes. */
export function Outcome({ problem, done }: { problem: string; done: string }) {
  return (
    <div role={problem ? 'alert' : 'status'}>
      {problem || done ? <Alert color={problem ? 'red' : 'green'}>{problem || done}</Alert> : null}
    </div>
  )
}
