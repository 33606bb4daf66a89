import { Alert, Button, PasswordInput, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import classes from '#web/features/profile/profile.module.css'
import { SettingCard } from '#web/features/profile/setting-card.tsx'
import { useAsk } from '#web/features/profile/use-ask.ts'
import { useLocale } from '#web/i18n/text.tsx'
import { words } from './words.ts'

/** The new address counts when the link that is sent to it was opened. */
export function ChangeEmail({ email }: { email: string }) {
  const text = words[useLocale()]
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
    <SettingCard title={text.emailTitle} help={text.emailNow(email)}>
      <form onSubmit={handleSend} className={`${classes.form} ${classes.narrow}`}>
        <TextInput
          type="email"
          name="newEmail"
          autoComplete="email"
          required
          label={text.emailNew}
          description={text.emailHelp}
          error={fields.newEmail}
          value={newEmail}
          onChange={({ currentTarget }) => setNewEmail(currentTarget.value)}
        />
        <PasswordInput
          name="password"
          autoComplete="current-password"
          required
          label={text.emailPassword}
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
        <Outcome problem={problem} done={sentTo && text.emailSent(sentTo)} />
        <div>
          <Button type="submit" variant="light" loading={isBusy}>
            {text.emailSend}
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
